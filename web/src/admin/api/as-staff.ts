import { signOut } from 'firebase/auth';
import { ApiError } from '../../core/api/api-error.ts';
import { notify } from '../../core/notices/notices.ts';
import { auth } from '../../lib/firebase.ts';

/** What is said above the sign-in. */
const shiftOver =
  'You signed in more than 12 hours ago. Please sign in again: what you typed is kept in this tab.';

/**
 * Sends a request of staff. When the server says that the sign-in is too old, leaves the session, so that the person
 * signs in again; drafts stay. Rejects as `send` does.
 */
export async function asStaff<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'shift-over') {
      notify('info', shiftOver);
      await signOut(auth());
    }
    throw error;
  }
}
