import { expect, test } from 'vitest';
import { inFlight } from './in-flight.ts';

test('works on every item once, so many at a time', async () => {
  const items = [1, 2, 3, 4, 5].map((number) => ({ number }));
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inFlight(items, 2, async ({ number }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(number);
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('works on what is put at the end meanwhile', async () => {
  const items = [{ name: 'first' }];
  const done: string[] = [];
  await inFlight(items, 3, async ({ name }) => {
    await Promise.resolve();
    done.push(name);
    if (name === 'first') items.push({ name: 'again' });
  });
  expect(done).toEqual(['first', 'again']);
});
