import type { Timestamp } from 'firebase-admin/firestore';
import { formatIndianTime } from '../../functions/shared/values/indian-time.ts';
import { plainLine } from '../../functions/shared/values/plain-text.ts';

/** Aligns the values of known facts. Replaces control characters, which could move the cursor. */
export function describeFacts(
  facts: Record<string, string | Timestamp | null | undefined>,
): string {
  const width = Math.max(...Object.keys(facts).map((label) => label.length)) + 1;
  return Object.entries(facts)
    .filter(([, value]) => value != null)
    .map(([label, value]) => `  ${`${label}:`.padEnd(width)} ${textOf(value)}`)
    .join('\n');
}

function textOf(value: string | Timestamp | null | undefined): string {
  if (typeof value === 'object' && value) return formatIndianTime(value.toDate());
  return plainLine(value ?? '');
}
