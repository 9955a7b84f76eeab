import '../src/styles/index.css';
import { beforeEach } from 'vitest';
import { sessionStore } from '../src/core/session/session.ts';
import { clearNotices } from '../src/core/notices/notices.ts';
import { closeAuthDialog } from '../src/core/auth/auth-dialog.ts';
import { refuseOtherErrors } from '../../tests/support/expect-errors.ts';

refuseOtherErrors();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.set({ status: 'logged-out' });
  closeAuthDialog();
  clearNotices();
});
