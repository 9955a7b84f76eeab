import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { databaseFaults } from './database-faults.ts';

const calls = 50_000;

test('lets most commits through, and has some of each kind of failure', () => {
  const decideFate = databaseFaults(seededRandom(1));
  const counts = new Map<string, number>();
  for (let call = 0; call < calls; call += 1) {
    const fate = JSON.stringify(decideFate('Commit'));
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
  }
  const share = (fate: object): number => (counts.get(JSON.stringify(fate)) ?? 0) / calls;
  expect(share({})).toBeGreaterThan(0.8);
  expect(share({ refusedWith: 10 })).toBeCloseTo(0.04, 2);
  expect(share({ answerLostAs: 4 })).toBeCloseTo(0.03, 2);
  expect(counts.size).toBe(6);
});

test('has outages in which nothing gets through, and ends them', () => {
  const decideFate = databaseFaults(seededRandom(2));
  const fates = Array.from({ length: calls }, () => decideFate('RunQuery').refusedWith === 14);
  const isOutage = (index: number): boolean => fates.slice(index, index + 40).every(Boolean);
  const starts = fates.flatMap((isRefused, index) => (isRefused && isOutage(index) ? [index] : []));
  expect(starts.length).toBeGreaterThan(2);
  expect(fates.at(-1)).toBe(false);
});
