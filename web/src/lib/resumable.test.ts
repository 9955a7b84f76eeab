import { describe, expect, it } from 'vitest';
import { resumable, PendingError } from './resumable.ts';

const limitMs = 20;
const longMs = 100;

/** Work with a given duration for each call, and a record of its calls. */
function worker(...times: number[]) {
  const asked: string[] = [];
  async function work({ text }: { text: string }): Promise<string> {
    asked.push(text);
    await wait(times[asked.length - 1] ?? 0);
    return `${text} saved`;
  }
  return { asked, save: resumable(work, limitMs) };
}

describe('resumable', () => {
  it('starts the work again after it has ended', async () => {
    const { asked, save } = worker();
    expect(await save({ text: 'a' })).toBe('a saved');
    expect(await save({ text: 'a' })).toBe('a saved');
    expect(asked).toEqual(['a', 'a']);
  });

  it('stops waiting at the limit and resumes at the next call with the same input', async () => {
    const { asked, save } = worker(limitMs + 10);
    await expect(save({ text: 'a' })).rejects.toThrow('No answer in time.');
    expect(await save({ text: 'a' })).toBe('a saved');
    expect(asked).toEqual(['a']);
  });

  it('rejects with the running work', async () => {
    const { save } = worker(longMs);
    const error = await save({ text: 'a' }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PendingError);
    expect(await (error as PendingError).result).toBe('a saved');
  });

  it('resolves at once if the work ended after the limit', async () => {
    const { asked, save } = worker(longMs);
    await expect(save({ text: 'a' })).rejects.toThrow('No answer in time.');
    await wait(longMs);
    expect(await save({ text: 'a' })).toBe('a saved');
    expect(asked).toEqual(['a']);
  });

  it('starts work with another input at once', async () => {
    const { asked, save } = worker(longMs);
    await expect(save({ text: 'a' })).rejects.toThrow('No answer in time.');
    expect(await save({ text: 'b' })).toBe('b saved');
    expect(asked).toEqual(['a', 'b']);
  });

  it('tries again after a failure', async () => {
    let attempts = 0;
    const save = resumable(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('refused');
      return 'saved';
    }, limitMs);
    await expect(save({})).rejects.toThrow('refused');
    expect(await save({})).toBe('saved');
  });
});

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
