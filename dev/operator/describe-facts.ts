import { plainLine } from '../../functions/shared/plain-text.ts';

/** One line for each fact that is known, with the values in a column. Typed text cannot move the cursor. */
export function describeFacts(facts: Record<string, string | null>): string {
  const known = Object.entries(facts).filter(([, value]) => value !== null);
  const width = Math.max(...known.map(([label]) => label.length)) + 1;
  return known
    .map(([label, value]) => `  ${`${label}:`.padEnd(width)} ${plainLine(value ?? '')}`)
    .join('\n');
}
