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
    saveNotices(() => storage, 1_000);
    clearNotices();

    restoreNotices(() => storage, 2_000);
    const [restored, ...others] = noticesStore.get();
    expect(restored).toMatchObject({ tone: 'success', text: 'Has been removed.' });
    expect(others).toEqual([]);
    expect(restored).not.toHaveProperty('action');

    clearNotices();
    restoreNotices(() => storage, 2_000);
    expect(noticesStore.get()).toEqual([]);
  });

  it('expire after ten seconds', () => {
    const storage = aStorage();
    notify('info', 'old news');
    saveNotices(() => storage, 1_000);
    clearNotices();
    restoreNotices(() => storage, 12_000);
    expect(noticesStore.get()).toEqual([]);
  });

  it.each(['rubbish', 'null', '{}', '{"savedAt":1,"notices":7}'])(
    'are not restored from %s',
    (kept) => {
      restoreNotices(() => aStorage({ notices: kept }), 1);
      expect(noticesStore.get()).toEqual([]);
    },
  );

  it('work without storage', () => {
    notify('info', 'here');
    saveNotices(forbiddenStorage, 1);
    restoreNotices(forbiddenStorage, 1);
    expect(noticesStore.get()).toMatchObject([{ text: 'here' }]);
  });
});
