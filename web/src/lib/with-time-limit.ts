export class TimeIsUp extends Error {}

/** Rejects with TimeIsUp when the work has not ended in time; the work itself goes on. */
export function withTimeLimit<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeIsUp('No answer in time.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
