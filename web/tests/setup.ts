import '../src/styles/index.css';
import { beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { sessionStore } from '../src/core/session/session.ts';
import { clearNotices } from '../src/core/notices/notices.ts';
import { closeAuthDialog } from '../src/core/auth/auth-dialog.ts';
import { translatePage } from './translate-page.ts';
import { refuseOtherErrors, tolerateErrors } from '../../tests/support/expect-errors.ts';

vi.mock('../src/core/database/watch-user-collection.ts', () => import('./live-lists.ts'));
vi.mock('../src/core/payments/checkout/load-razorpay.ts');
vi.mock('../src/features/cart/api/cloud-cart.ts', () => import('./cloud-cart.ts'));
vi.mock('../src/lib/firebase.ts', () => ({
  auth: () => ({ authStateReady: async () => {}, currentUser: null }),
}));

refuseOtherErrors();
translatePage();
// The browser reports this error when a new width needs a second layout.
tolerateErrors('ResizeObserver loop completed with undelivered notifications.');

const isDark = matchMedia('(prefers-color-scheme: dark)');

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.set({ status: 'logged-out' });
  closeAuthDialog();
  clearNotices();
  if (isDark.matches) await commands.showIn('light');
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
});
