import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStorage, forbiddenStorage } from '../../../tests/support/storage-stand-ins.ts';
import { removeFromTab, saveInTab, readFromTab } from './tab-storage.ts';

const asItIs = (kept: unknown) => kept;

describe('a value in tab storage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('is kept until it is removed', () => {
    vi.stubGlobal('sessionStorage', aStorage());
    expect(readFromTab('note', asItIs)).toBeUndefined();
    saveInTab('note', { id: 'x1' });
    expect(readFromTab('note', asItIs)).toEqual({ id: 'x1' });
    removeFromTab('note');
    expect(readFromTab('note', asItIs)).toBeUndefined();
  });

  it.each(['rubbish', '{}'])("is undefined if it can't be read: %s", (kept) => {
    vi.stubGlobal('sessionStorage', aStorage({ note: kept }));
    expect(readFromTab('note', (note) => new Set(note as string[]))).toBeUndefined();
  });

  it('is undefined if the browser forbids storage', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: forbiddenStorage,
      configurable: true,
    });
    saveInTab('note', 1);
    removeFromTab('note');
    expect(readFromTab('note', asItIs)).toBeUndefined();
  });
});
