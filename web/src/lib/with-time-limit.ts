export class TimeLimitError extends Error {}

/** Rejects with TimeLimitError if the work takes too long. The work itself continues. */
export function withTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitError('No answer in time.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
