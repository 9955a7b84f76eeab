import type { Profile } from '@shared/accounts/profiles.ts';
import { aProfile } from '../../tests/support/documents.ts';
import { sessionStore, type Account, type LoggedIn } from '../src/core/session/session.ts';

interface Overrides {
  account?: Partial<Account>;
  /** Of the stored profile; a state stands for a profile that is not there. */
  profile?: Partial<Profile> | 'loading' | 'missing' | 'failed';
}

/** Signs a customer in, as far as the page knows: by default with an unverified address and a profile. */
export function signIn({ account = {}, profile = {} }: Overrides = {}): LoggedIn {
  const uid = account.uid ?? 'asha';
  const known: Account = {
    uid,
    email: 'asha@example.com',
    isVerified: false,
    name: null,
    isAnonymous: false,
    isStaff: false,
    ...account,
  };
  const state: LoggedIn['profile'] =
    typeof profile === 'string'
      ? { status: profile }
      : { status: 'ready', profile: aProfile(uid, { email: known.email ?? '', ...profile }) };
  const session: LoggedIn = { status: 'logged-in', account: known, profile: state };
  sessionStore.set(session);
  return session;
}

/** Signs a guest in, as far as the page knows. */
export function signInGuest(): LoggedIn {
  return signIn({ account: { email: null, isAnonymous: true }, profile: { isAnonymous: true } });
}
