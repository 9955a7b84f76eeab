import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { restoreNotices, saveNotices } from './keep-notices.ts';
import { clearNotices, noticesStore, notify } from './notices.ts';

describe('notices after a reload', () => {
  beforeEach(clearNotices);
  afterEach(() => vi.unstubAllGlobals());

  it('are restored once, without their actions and without errors', () => {
    vi.stubGlobal('sessionStorage', aStorage());
    notify('error', 'Could not be saved.');
    notify('success', 'Has been removed.', { label: 'Undo', run: () => {} });
    saveNotices();
    clearNotices();

    restoreNotices();
    const [restored, ...others] = noticesStore.get();
    expect(restored).toMatchObject({ tone: 'success', text: 'Has been removed.' });
    expect(others).toEqual([]);
    expect(restored?.action).toBeUndefined();

    clearNotices();
    restoreNotices();
    expect(noticesStore.get()).toEqual([]);
  });

  it.each(['rubbish', 'null', '{}', '[null]'])('are not restored from %s', (kept) => {
    vi.stubGlobal('sessionStorage', aStorage({ notices: kept }));
    restoreNotices();
    expect(noticesStore.get()).toEqual([]);
  });
});
