import { messages } from '../../content/session.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import { dismissNoticeWithText, notify } from '../notices/notices.ts';
import { sessionStore, type LoggedIn } from './session.ts';
import { dropStaffDrafts } from './staff-drafts.ts';
import { mayBeSignedIn, signedInFlag, signedInUid } from '../../startup/signed-in-flag.ts';

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

export async function signOut(): Promise<void> {
  dropStaffDrafts();
  await loadAuthentication();
  const { signOut: signOutOfFirebase } = await import('./follow-user.ts');
  await signOutOfFirebase();
}

/** Shows the account with its first rows, if the page has some, before Firebase Authentication loads. */
async function resume(): Promise<void> {
  const { firstSession, firstRowsShown } = await loadWithRetries(
    () => import('./first-session.ts'),
    reportFailure,
  );
  const first = await firstSession();
  if (first) showUntilKnown(first);
  await firstRowsShown();
  await loadWithRetries(loadAuthentication, reportFailure);
  dismissNoticeWithText(messages.accountNotLoaded);
}

/** Shows the session until Authentication reports one, or another tab ends it. */
function showUntilKnown(first: LoggedIn): void {
  const isOver = () => signedInUid() !== first.account.uid;
  if (sessionStore.get().status !== 'unknown' || isOver()) return;
  sessionStore.set(first);
  globalThis.addEventListener('storage', () => {
    if (sessionStore.get() === first && isOver()) sessionStore.set({ status: 'logged-out' });
  });
}

function reportFailure(): void {
  notify('error', messages.accountNotLoaded, {
    label: 'Try again',
    run: () => location.reload(),
  });
}
