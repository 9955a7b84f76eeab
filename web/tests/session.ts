import type { Profile } from '@shared/accounts/profiles.ts';
import { aProfile } from '../../tests/support/documents.ts';
import { sessionStore, type Account, type LoggedIn } from '../src/core/session/session.ts';

interface Overrides {
  account?: Partial<Account>;
  /** Fields of the stored profile, or the reason why the page has none. */
  profile?: Partial<Profile> | 'loading' | 'missing' | 'failed';
}

export function anAccount(changed: Partial<Account> = {}): Account {
  return {
    uid: 'asha',
    email: 'asha@example.com',
    isVerified: false,
    name: null,
    isAnonymous: false,
    isStaff: false,
    ...changed,
  };
}

/** Logs a customer in for the page. By default, the customer has a profile and an unverified address. */
export function signIn({ account = {}, profile = {} }: Overrides = {}): LoggedIn {
  const known = anAccount(account);
  const state: LoggedIn['profile'] =
    typeof profile === 'string'
      ? { status: profile }
      : { status: 'ready', profile: aProfile(known.uid, { email: known.email ?? '', ...profile }) };
  const session: LoggedIn = { status: 'logged-in', account: known, profile: state };
  sessionStore.set(session);
  return session;
}

export function signInGuest(): LoggedIn {
  return signIn({ account: { email: null, isAnonymous: true }, profile: { isAnonymous: true } });
}
