import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingError, resumable } from './resumable.ts';

const limitMs = 20;
const tooLate = 'No answer in time.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function worker() {
  const saved: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = resumable(async ({ text }: { text: string }) => {
    saved.push(text);
    await promise;
    return `${text} saved`;
  }, limitMs);
  return { saved, save, finish: resolve };
}

/** Lets a call reach its limit. Returns the error. */
async function inVain(answer: Promise<string>): Promise<unknown> {
  const failure = answer.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limitMs);
  return failure;
}

it('restarts the work after it succeeded or failed', async () => {
  const work = vi
    .fn<(input: object) => Promise<string>>()
    .mockRejectedValueOnce(new Error('refused'));
  work.mockResolvedValue('saved');
  const save = resumable(work, limitMs);
  await expect(save({})).rejects.toThrow('refused');
  expect(await save({})).toBe('saved');
  expect(await save({})).toBe('saved');
  expect(work).toHaveBeenCalledTimes(3);
});

it.each(['while it runs', 'after it has ended'])(
  'stops waiting at the limit, and resumes the work with the same input %s',
  async (when) => {
    const { saved, save, finish } = worker();
    const error = await inVain(save({ text: 'a' }));
    expect(error).toBeInstanceOf(PendingError);
    expect(error).toMatchObject({ message: tooLate });
    if (when === 'after it has ended') finish();
    const again = save({ text: 'a' });
    finish();
    expect(await again).toBe('a saved');
    expect(await (error as PendingError).result).toBe('a saved');
    expect(saved).toEqual(['a']);
  },
);

it('starts work with another input at once', async () => {
  const { saved, save, finish } = worker();
  await inVain(save({ text: 'a' }));
  const other = save({ text: 'b' });
  finish();
  expect(await other).toBe('b saved');
  expect(saved).toEqual(['a', 'b']);
});
