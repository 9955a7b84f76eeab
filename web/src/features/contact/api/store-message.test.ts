import { collections, userCollectionPath } from '@shared/collections.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { aQuery } from '../../../../../tests/support/documents.ts';
import { storeMessage } from './store-message.ts';

const { firebase } = vi.hoisted(() => ({
  firebase: { currentUser: undefined as object | undefined },
}));
const addDoc = vi.hoisted(() => vi.fn<(path: string, message: object) => Promise<void>>());

vi.mock('firebase/firestore', () => ({
  addDoc,
  collection: (_: unknown, path: string) => path,
  serverTimestamp: () => 'now',
}));
vi.mock('../../../lib/firestore.ts', () => ({ firestore: () => ({}) }));
vi.mock('../../../lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: () => Promise.resolve(), ...firebase }),
}));

const message = aQuery({ email: 'Typed@example.com' });
const unproven = { email: 'asha@example.com', email_verified: false };
const proven = { email: 'Asha@example.com', email_verified: true };

/**
 * Creates a user with the claims of the current token and of a renewed one. Without `renewed`, the renewal fails.
 */
function aUser(isVerified: boolean, claims: object, renewed?: object): object {
  const getIdTokenResult = (isRenewed: boolean) =>
    !isRenewed || renewed
      ? Promise.resolve({ claims: isRenewed ? renewed : claims })
      : Promise.reject(new Error('No network.'));
  return { uid: 'asha', emailVerified: isVerified, getIdTokenResult };
}

beforeEach(() => void vi.resetAllMocks());

it.each([
  ['a visitor', undefined],
  ['an unverified account', aUser(false, unproven)],
  ['an account whose token cannot be renewed', aUser(true, unproven)],
])('stores a message of %s as anonymous', async (_, user) => {
  firebase.currentUser = user;
  expect(await storeMessage(message)).toBe('typed@example.com');
  const stored = { ...message, email: 'typed@example.com', createdAt: 'now' };
  expect(addDoc).toHaveBeenCalledExactlyOnceWith(collections.anonymousQueries, stored);
});

it.each([
  ['a verified account', aUser(true, proven)],
  ['one whose token is from before the verification', aUser(true, unproven, proven)],
])('stores a message of %s under the account, with its address', async (_, user) => {
  firebase.currentUser = user;
  expect(await storeMessage(message)).toBe('asha@example.com');
  const stored = { ...message, email: 'asha@example.com', createdAt: 'now' };
  expect(addDoc).toHaveBeenCalledExactlyOnceWith(userCollectionPath('asha', 'queries'), stored);
});
