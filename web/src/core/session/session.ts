import type { Profile } from '@shared/accounts/profiles.ts';
import { createStore, useStore } from '../../lib/store.ts';

export interface Account {
  uid: string;
  email: string | null;
  isVerified: boolean;
  name: string | null;
  isAnonymous: boolean;
  /** Whether the token contains a role. A staff account can't pay, and its pages run no third-party scripts. */
  isStaff: boolean;
}

export type ProfileState =
  | { status: 'loading' | 'missing' | 'failed' }
  | { status: 'ready'; profile: Profile; memberSince?: Date | undefined };

export type Session =
  | { status: 'unknown' | 'logged-out' }
  | { status: 'logged-in'; account: Account; profile: ProfileState };

export type LoggedIn = Extract<Session, { status: 'logged-in' }>;

export const sessionStore = createStore<Session>({ status: 'unknown' });

export function useSession(): Session {
  return useStore(sessionStore);
}

/** Returns whether the session can pay, as far as the page knows. The server makes the final check. */
export function mayPay(session: Session): session is LoggedIn {
  return session.status === 'logged-in' && !session.account.isStaff;
}

/** Shows a saved profile before the database reports it. */
export function setSavedProfile(profile: Profile): void {
  const session = sessionStore.get();
  if (session.status !== 'logged-in' || session.account.uid !== profile.uid) return;
  sessionStore.set({ ...session, profile: { ...session.profile, status: 'ready', profile } });
}

/** Resolves as soon as a user is signed in and the profile is no longer loading. */
export function profileKnown(): Promise<void> {
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(check);
    check();
    function check() {
      const session = sessionStore.get();
      if (session.status !== 'logged-in' || session.profile.status === 'loading') return;
      stop();
      resolve();
    }
  });
}

/** How far an account can prove that an email address is its own. Guests are `unverified`. */
export type EmailStatus = 'none' | 'unverified' | 'verified';

export function emailStatusOf(session: Session): EmailStatus {
  if (session.status !== 'logged-in') return 'none';
  return session.account.isVerified && session.account.email !== null ? 'verified' : 'unverified';
}

export interface Person {
  name: string;
  email: string;
  phone: string;
}

/** Returns the name of the customer's country; empty if unknown. */
export function countryOf(session: Session): string {
  if (session.status !== 'logged-in' || session.profile.status !== 'ready') return '';
  return session.profile.profile.country;
}

/** Unknown fields are empty. */
export function personOf(session: Session): Person {
  if (session.status !== 'logged-in') return { name: '', email: '', phone: '' };
  const { account } = session;
  const profile = session.profile.status === 'ready' ? session.profile.profile : undefined;
  return {
    name: profile?.name ?? account.name ?? '',
    email: account.email ?? profile?.email ?? '',
    phone: profile?.phone ?? '',
  };
}
