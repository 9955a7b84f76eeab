import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStorage, forbiddenStorage } from '../../../tests/support/storage-stand-ins.ts';
import { forgetInTab, keepInTab, keptInTab } from './tab-storage.ts';

const asItIs = (kept: unknown) => kept;

describe('a value in tab storage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('is kept until it is removed', () => {
    vi.stubGlobal('sessionStorage', aStorage());
    expect(keptInTab('note', asItIs)).toBeUndefined();
    keepInTab('note', { id: 'x1' });
    expect(keptInTab('note', asItIs)).toEqual({ id: 'x1' });
    forgetInTab('note');
    expect(keptInTab('note', asItIs)).toBeUndefined();
  });

  it.each(['rubbish', '{}'])("is undefined if it can't be read: %s", (kept) => {
    vi.stubGlobal('sessionStorage', aStorage({ note: kept }));
    expect(keptInTab('note', (note) => new Set(note as string[]))).toBeUndefined();
  });

  it('is undefined if the browser forbids storage', () => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: forbiddenStorage,
      configurable: true,
    });
    keepInTab('note', 1);
    forgetInTab('note');
    expect(keptInTab('note', asItIs)).toBeUndefined();
  });
});
