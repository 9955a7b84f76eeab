import { messages } from '../../content/session.ts';
import { notify } from '../notices/notices.ts';
import { sessionStore } from './session.ts';
import { dropStaffDrafts } from './staff-drafts.ts';
import { mayBeSignedIn, signedInFlag } from '../../startup/signed-in-flag.ts';

let following: Promise<void> | undefined;

/** Keeps the session up to date, also when another tab signs in. */
export function startSession(): void {
  if (mayBeSignedIn()) return resume();
  sessionStore.set({ status: 'logged-out' });
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === signedInFlag && mayBeSignedIn()) resume();
  });
}

/** Loads Firebase Authentication, which then follows the user. Resolves when the user is known. */
export function loadAuthentication(): Promise<void> {
  following ??= import('./follow-user.ts')
    .then(({ followUser }) => followUser())
    .catch((error: unknown) => {
      following = undefined;
      throw error;
    });
  return following;
}

export async function signOut(): Promise<void> {
  dropStaffDrafts();
  const { signOut: signOutOfFirebase } = await import('./follow-user.ts');
  await signOutOfFirebase();
}

function resume(): void {
  loadAuthentication().catch((error: unknown) => {
    console.warn('Error loading authentication', error);
    notify('error', messages.accountNotLoaded, {
      label: 'Try again',
      run: () => location.reload(),
    });
  });
}
