import { loadForAccount } from './load-for-account.ts';
import { sessionStore } from './session.ts';
import { showUntilKnown } from './show-until-known.ts';
import { mayBeSignedIn, signedInFlag } from '../../startup/signed-in-flag.ts';

let following: Promise<void> | undefined;

/** Keeps the session up to date, also when another tab signs in. */
export function startSession(): void {
  if (mayBeSignedIn()) return void resume();
  sessionStore.set({ status: 'logged-out' });
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === signedInFlag && mayBeSignedIn()) void resume();
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

/** Hides the account at once and logs out. Shows it again if the logout fails, and rejects. */
export async function signOut(): Promise<void> {
  const session = sessionStore.get();
  sessionStore.set({ status: 'logged-out' });
  try {
    const { logOut } = await import('./first-session.ts');
    await logOut({ isStarted: following !== undefined, signOut: signOutOfSdk });
  } catch (error) {
    sessionStore.set(session);
    throw error;
  }
}

async function signOutOfSdk(): Promise<void> {
  await loadAuthentication();
  const { signOut: signOutOfFirebase } = await import('./follow-user.ts');
  await signOutOfFirebase();
}

/** Shows the account with its first rows, if the page has some, before Firebase Authentication loads. */
async function resume(): Promise<void> {
  const { firstSession, firstRowsShown } = await loadForAccount(() => import('./first-session.ts'));
  const first = await firstSession();
  if (first) {
    const { uid } = first.account;
    showUntilKnown(sessionStore, { uid, shown: first, ended: { status: 'logged-out' } });
  }
  await firstRowsShown();
  await loadForAccount(loadAuthentication);
}
