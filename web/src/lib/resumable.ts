import { TimeLimitError, withTimeLimit } from './with-time-limit.ts';

/** The error if no answer came in time. The work continues, and `result` may still arrive. */
export class PendingError extends Error {
  readonly result: Promise<unknown>;

  constructor(result: Promise<unknown>) {
    super('No answer in time.');
    this.result = result;
  }
}

/**
 * Limits the wait for work that can't be cancelled, such as a database write. At the limit it rejects with
 * PendingError. A later call with the same input waits for the running work instead of starting it again.
 */
export function resumable<Input extends object, Result>(
  work: (input: Input) => Promise<Result>,
  milliseconds: number,
): (input: Input) => Promise<Result> {
  let current: { key: string; result: Promise<Result> } | undefined;
  return async (input) => {
    const key = JSON.stringify(input);
    const running = current?.key === key ? current : { key, result: work(input) };
    current = running;
    const forget = () => {
      if (current === running) current = undefined;
    };
    running.result.catch(forget);
    const result = await withTimeLimit(running.result, milliseconds).catch((error: unknown) => {
      throw error instanceof TimeLimitError ? new PendingError(running.result) : error;
    });
    forget();
    return result;
  };
}
