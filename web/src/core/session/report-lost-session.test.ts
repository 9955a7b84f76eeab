import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aStorage, forbiddenStorage } from '../../../../tests/support/storage-stand-ins.ts';
import { messages } from '../../content/ended-session.ts';
import { clearNotices, noticesStore } from '../notices/notices.ts';
import { saveSignedInFlag } from '../../startup/signed-in-flag.ts';
import { reportLostSession } from './report-lost-session.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  clearNotices();
});
afterEach(() => void vi.unstubAllGlobals());

const shownTexts = () => noticesStore.get().map(({ text }) => text);

it('says that a session ended since the last visit', () => {
  saveSignedInFlag('asha');
  reportLostSession(true);
  expect(shownTexts()).toEqual([messages.loggedOut]);
});

it.each([
  ['after a logout', () => saveSignedInFlag(undefined), true],
  ['with an account', () => saveSignedInFlag('asha'), false],
  ['without storage', () => vi.stubGlobal('localStorage', { getItem: forbiddenStorage }), true],
])('says nothing %s', (_, prepare, isLoggedOut) => {
  prepare();
  reportLostSession(isLoggedOut);
  expect(shownTexts()).toEqual([]);
});
