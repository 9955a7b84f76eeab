import type { Profile } from '@shared/profiles.ts';
import { dismissNoticeOf, notify } from '../notices/notices.ts';
import { updateAccount } from './account.ts';
import { sessionStore, type Account, type ProfileState } from './session.ts';

/** After so long the SDK has taken over what another tab did to the account. It may not tell. */
const takenOverMs = 2_000;

/** Before each try to bring a profile up to date. */
const healingPausesMs = [0, 2_000, 10_000];

const loadFailed = 'Your account data could not be loaded.';

/** Keeps the session's profile in step with the stored one, until the signal ends it. */
export function followProfile(uid: string, signal: AbortSignal): void {
  let healed: Account | undefined;

  function report(profile: ProfileState): void {
    const session = sessionStore.get();
    if (signal.aborted || session.status !== 'logged-in') return;
    // A known profile outlives a failure, and the listener that was opened during its first write
    // may still believe what was there before.
    if (profile.status !== 'ready' && session.profile.status === 'ready') return;
    sessionStore.set({ ...session, profile });
    if (profile.status !== 'ready') return;
    if (session.account.isAnonymous && !profile.profile.isAnonymous) {
      setTimeout(updateAccount, takenOverMs);
    } else if (session.account !== healed && lagsBehind(profile.profile, session.account)) {
      // A write that is refused shows the profile anew, which must not begin all over again.
      healed = session.account;
      void heal(signal);
    }
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
function lagsBehind(profile: Profile, { isAnonymous, email }: Account): boolean {
  return !isAnonymous && (profile.isAnonymous || (email !== null && email !== profile.email));
}

/** A session from before the link can't do it; then it is left to the next sign-in. */
async function heal(signal: AbortSignal): Promise<void> {
  for (const pauseMs of healingPausesMs) {
    await wait(pauseMs);
    if (signal.aborted) return;
    try {
      const { updateLinkedProfile } = await import('./update-linked-profile.ts');
      await updateLinkedProfile();
      return;
    } catch (error) {
      console.warn('Error updating the profile of a linked account', error);
    }
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
