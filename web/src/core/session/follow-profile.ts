import type { Profile } from '@shared/accounts/profiles.ts';
import { messages } from '../../content/session.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import { dismissNoticeWithText, notify } from '../notices/notices.ts';
import { updateAccount } from './account.ts';
import { sessionStore, type Account, type ProfileState } from './session.ts';

/** Within this time the SDK adopts account changes from another tab. It may not notify the page of them. */
const syncDelayMs = 2_000;

const retryDelaysMs = [0, 2_000, 10_000];

/** Keeps the session's profile equal to the stored one until the signal aborts. */
export function followProfile(uid: string, signal: AbortSignal): void {
  let updatedFor: Account | undefined;

  function report(profile: ProfileState): void {
    const session = sessionStore.get();
    if (signal.aborted || session.status !== 'logged-in') return;
    // Keeps a known profile after a failure. A listener that opened during the first write may also still report
    // the profile as missing.
    if (profile.status !== 'ready' && session.profile.status === 'ready') return;
    sessionStore.set({ ...session, profile });
    if (profile.status !== 'ready') return;
    if (session.account.isAnonymous && !profile.profile.isAnonymous) {
      setTimeout(() => void updateAccount(), syncDelayMs);
    } else if (session.account !== updatedFor && isOutdated(profile.profile, session.account)) {
      // Firestore reports the profile again after a refused write. That must not start another attempt.
      updatedFor = session.account;
      void retryProfileUpdate(signal);
    }
  }

  function fail(error: unknown): void {
    if (signal.aborted) return;
    console.warn('Error loading user data', error);
    report({ status: 'failed' });
    notify('error', messages.accountNotLoaded, { label: 'Try again', run: () => void listen() });
  }

  async function listen(): Promise<void> {
    dismissNoticeWithText(messages.accountNotLoaded);
    report({ status: 'loading' });
    try {
      const { watchProfile } = await loadWithRetries(() => import('./watch-profile.ts'));
      if (!signal.aborted) signal.addEventListener('abort', watchProfile(uid, report, fail));
    } catch (error) {
      fail(error);
    }
  }

  void listen();
}

/**
 * Returns whether the profile differs from its account. A link may have been interrupted, or the address may have
 * changed.
 */
function isOutdated(profile: Profile, { isAnonymous, email }: Account): boolean {
  return !isAnonymous && (profile.isAnonymous || (email !== null && email !== profile.email));
}

/**
 * Tries to update the profile, with pauses. A session that is older than the link can't update it, so the next
 * login tries again.
 */
async function retryProfileUpdate(signal: AbortSignal): Promise<void> {
  for (const pauseMs of retryDelaysMs) {
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
