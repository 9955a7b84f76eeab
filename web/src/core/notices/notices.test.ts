import { beforeEach, describe, expect, it } from 'vitest';
import { clearNotices, endConfirmations, noticesStore, notify } from './notices.ts';

const texts = () => noticesStore.get().map(({ text }) => text);

describe('notices', () => {
  beforeEach(clearNotices);

  it('show a repeated text once, last, with the latest tone', () => {
    notify('success', 'same');
    notify('info', 'other');
    notify('error', 'same');
    expect(noticesStore.get()).toMatchObject([{ text: 'other' }, { text: 'same', tone: 'error' }]);
  });

  it('drop the oldest beyond three', () => {
    for (const text of ['1', '2', '3', '4', '5']) notify('info', text);
    expect(texts()).toEqual(['3', '4', '5']);
  });

  it('drop confirmations when the visitor moves on', () => {
    notify('success', 'done');
    notify('success', 'undoable', { label: 'Undo', run: () => {} });
    notify('info', 'told');
    notify('error', 'failed');
    endConfirmations();
    expect(texts()).toEqual(['undoable', 'told', 'failed']);
  });
});
