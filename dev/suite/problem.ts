/** An error that the person at the terminal can correct. Its message says how; its stack is not shown. */
export class Problem extends Error {}

/** What the terminal shows of an error. */
export function describeError(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
