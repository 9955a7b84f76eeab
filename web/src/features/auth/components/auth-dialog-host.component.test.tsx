import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openAuthDialog } from '../../../core/auth/auth-dialog.ts';
import { FixedLocation } from '../../../lib/router.ts';
import { AuthDialogHost } from './auth-dialog-host.tsx';

vi.mock('../../../core/session/start-session.ts', () => ({
  loadAuthentication: () => Promise.resolve(),
}));

const dialog = page.getByRole('dialog', { name: 'Login' });

it('stays open if the visitor opens it as soon as a new page shows', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(() => root.unmount());
  const show = (key: string) =>
    root.render(
      <FixedLocation value={{ pathname: '/', hash: '', key }}>
        <AuthDialogHost />
      </FixedLocation>,
    );
  show('left');
  await new Promise(requestAnimationFrame);
  // The effects of the new page are still due.
  show('entered');
  openAuthDialog();
  await expect.element(dialog.getByLabelText('Email')).toBeVisible();
});
