import { observed, type Check, type Observation } from './check.ts';

const marks = { right: '✓', wrong: '✗', unknown: '?' };

/** Runs every check in order and says what came back. Resolves to whether none found something wrong. */
export async function runChecks(
  checks: readonly Check[],
  say: (line: string) => void,
): Promise<boolean> {
  const counts = { right: 0, wrong: 0, unknown: 0 };
  for (const { name, mustBe, observe } of checks) {
    const { got, verdict } = await observe().catch(describeFailure);
    counts[verdict] += 1;
    say(`${marks[verdict]} ${name}\n    must be:   ${mustBe}\n    came back: ${got}`);
  }
  say(`\n${counts.right} right, ${counts.wrong} wrong, ${counts.unknown} not known yet.`);
  return counts.wrong === 0;
}

function describeFailure(error: unknown): Observation {
  const reason = error instanceof Error ? error.message : String(error);
  // The error of fetch has the reason in its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return observed(`failed: ${[reason, cause].filter(Boolean).join(': ')}`, false);
}
