/** An error that the user of the terminal can fix. The terminal shows its message without a stack. */
export class Problem extends Error {}

export function describeError(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
