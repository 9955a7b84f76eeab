import { randomInteger, type Random } from '../random.ts';
import type { ServedFunction } from '../serve-function.ts';

const crashesPerRun = 12;

/** Crashes a function in the middle of its work, a dozen times while it gives so many answers. */
export function startCrashes(served: ServedFunction, answers: number, random: Random) {
  const average = Math.ceil(answers / crashesPerRun);
  const drawInterval = (): number =>
    randomInteger(random, Math.ceil(average / 2), Math.ceil(average * 1.5));
  let answersLeft = drawInterval();
  let count = 0;
  let crashing = Promise.resolve();
  let isStopped = false;
  return {
    countAnswer(): void {
      answersLeft -= 1;
      if (answersLeft > 0 || isStopped) return;
      answersLeft = drawInterval();
      count += 1;
      crashing = crashing.then(() => served.crash());
    },
    count: () => count,
    async stop(): Promise<void> {
      isStopped = true;
      await crashing;
    },
  };
}
