import { randomInteger, type Random } from '../random.ts';
import type { ServedFunction } from '../serve-function.ts';

const answersBetween = [600, 1800] as const;

/** Crashes a function in the middle of its work, again and again after a random number of answers. */
export function startCrashes(served: ServedFunction, random: Random) {
  let answersLeft = randomInteger(random, ...answersBetween);
  let count = 0;
  let crashing = Promise.resolve();
  let isStopped = false;
  return {
    countAnswer(): void {
      answersLeft -= 1;
      if (answersLeft > 0 || isStopped) return;
      answersLeft = randomInteger(random, ...answersBetween);
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
