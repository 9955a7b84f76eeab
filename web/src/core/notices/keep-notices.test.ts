import { beforeEach, describe, expect, it } from 'vitest';
import { aStorage, forbiddenStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { restoreNotices, saveNotices } from './keep-notices.ts';
import { clearNotices, noticesStore, notify } from './notices.ts';

describe('notices over a reload', () => {
  beforeEach(clearNotices);

  it('are restored once, without their actions and without errors', () => {
    const storage = aStorage();
    notify('error', 'Could not be saved.');
    notify('success', 'Has been removed.', { label: 'Undo', run: () => {} });
    saveNotices(() => storage);
    clearNotices();

    restoreNotices(() => storage);
    const [restored, ...others] = noticesStore.get();
    expect(restored).toMatchObject({ tone: 'success', text: 'Has been removed.' });
    expect(others).toEqual([]);
    expect(restored?.action).toBeUndefined();

    clearNotices();
    restoreNotices(() => storage);
    expect(noticesStore.get()).toEqual([]);
  });

  it.each(['rubbish', 'null', '{}', '[null]'])('are not restored from %s', (kept) => {
    restoreNotices(() => aStorage({ notices: kept }));
    expect(noticesStore.get()).toEqual([]);
  });

  it('work without storage', () => {
    notify('info', 'here');
    saveNotices(forbiddenStorage);
    restoreNotices(forbiddenStorage);
    expect(noticesStore.get()).toMatchObject([{ text: 'here' }]);
  });
});
