import { paths } from '@shared/paths.ts';
import { messages } from '../content/session.ts';
import { clearNotices, notify } from '../core/notices/notices.ts';
import { useSession } from '../core/session/session.ts';
import { signOut } from '../core/session/start-session.ts';
import { dropDraft } from '../features/contact/saved-draft.ts';
import { navigate } from '../lib/router.ts';
import { createStore } from '../lib/store.ts';

/** Whether the dialog that asks a guest to confirm the logout is open. */
export const logoutQuestionStore = createStore(false);

/** Returns a function that logs out and goes to the landing page. A guest must confirm the logout first. */
export function useLogout(): () => void {
  const session = useSession();
  const isGuest = session.status === 'logged-in' && session.account.isAnonymous;
  return isGuest ? () => logoutQuestionStore.set(true) : leave;
}

/** Logs out without a question, and leaves the page at once. Clears the notices and the unsent message. */
export function leave(): void {
  clearNotices();
  dropDraft();
  signOut().catch((error: unknown) => {
    console.warn('Error signing out', error);
    notify('error', messages.logoutFailed);
  });
  navigate(paths.home);
}
