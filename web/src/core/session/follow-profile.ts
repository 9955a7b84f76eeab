import type { Profile } from '@shared/profiles.ts';
import { dismissNoticeOf, notify } from '../notices/notices.ts';
import { noteAccount } from './note-account.ts';
import { sessionStore, type Account, type ProfileState } from './session.ts';

/** After so long the SDK has taken over what another tab did to the account. It may not tell. */
const takenOverMs = 2_000;

const loadFailed = 'Your account data could not be loaded.';

/** Keeps the session's profile in step with the stored one, until the signal ends it. */
export function followProfile(uid: string, signal: AbortSignal): void {
  function report(profile: ProfileState): void {
    const session = sessionStore.get();
    if (signal.aborted || session.status !== 'logged-in') return;
    // A known profile outlives a failure, and the listener that was opened during its first write
    // may still believe what was there before.
    if (profile.status !== 'ready' && session.profile.status === 'ready') return;
    sessionStore.set({ ...session, profile });
    if (profile.status !== 'ready') return;
    if (session.account.isAnonymous && !profile.profile.isAnonymous) {
      setTimeout(noteAccount, takenOverMs);
    } else void heal(session.account, profile.profile);
  }

  function fail(error: unknown): void {
    if (signal.aborted) return;
    console.warn('Error loading user data', error);
    report({ status: 'failed' });
    notify('error', loadFailed, { label: 'Try again', run: () => void listen() });
  }

  async function listen(): Promise<void> {
    dismissNoticeOf(loadFailed);
    report({ status: 'loading' });
    try {
      const { watchProfile } = await import('./watch-profile.ts');
      if (!signal.aborted) signal.addEventListener('abort', watchProfile(uid, report, fail));
    } catch (error) {
      fail(error);
    }
  }

  void listen();
}

/** A profile lags behind its account when linking was cut off before its last step. */
async function heal(account: Account, profile: Profile): Promise<void> {
  const lags =
    !account.isAnonymous &&
    (profile.isAnonymous || (account.email !== null && account.email !== profile.email));
  if (!lags) return;
  try {
    const { updateLinkedProfile } = await import('./update-linked-profile.ts');
    await updateLinkedProfile();
  } catch (error) {
    console.warn('Error updating the profile of a linked account', error);
  }
}
