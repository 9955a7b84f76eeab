import '../src/styles/index.css';
import { beforeEach } from 'vitest';
import { sessionStore } from '../src/core/session/session.ts';
import { clearNotices } from '../src/core/notices/notices.ts';
import { closeAuthDialog } from '../src/core/auth/auth-dialog.ts';
import { translatePage } from './translate-page.ts';
import { refuseOtherErrors, tolerateErrors } from '../../tests/support/expect-errors.ts';

refuseOtherErrors();
translatePage();
// The browser reports this error when a new width needs a second layout.
tolerateErrors('ResizeObserver loop completed with undelivered notifications.');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.set({ status: 'logged-out' });
  closeAuthDialog();
  clearNotices();
});
