import { TimeIsUp, withTimeLimit } from './with-time-limit.ts';

/** There is no answer yet; the work goes on, and its result may still come. */
export class StillUnderWay extends Error {
  readonly result: Promise<unknown>;

  constructor(result: Promise<unknown>) {
    super('No answer in time.');
    this.result = result;
  }
}

/**
 * Gives work a time limit that the work itself does not know: the database's client goes on with a
 * write for as long as it takes. When the time is up it rejects with StillUnderWay. Asked for the same
 * again, it goes on waiting for what is under way instead of doing it twice.
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
      throw error instanceof TimeIsUp ? new StillUnderWay(running.result) : error;
    });
    forget();
    return result;
  };
}
