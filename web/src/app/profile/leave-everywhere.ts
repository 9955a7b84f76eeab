import { paths } from '@shared/paths.ts';
import { security } from '../../content/account.ts';
import { messages } from '../../content/session.ts';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { clearNotices, notify } from '../../core/notices/notices.ts';
import { signOut } from '../../core/session/start-session.ts';
import { navigate } from '../../lib/router.ts';

/** Logs out in this browser after the server has ended all sessions of the account. Then opens the login dialog. */
export async function leaveEverywhere(): Promise<void> {
  clearNotices();
  try {
    await signOut();
  } catch (error) {
    console.warn('Error signing out', error);
    notify('error', messages.logoutFailed);
    return;
  }
  navigate(paths.home);
  openAuthDialog('login');
  notify('success', security.sessions.ended);
}
