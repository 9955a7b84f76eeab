import { FirebaseError } from 'firebase/app';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { messages } from '../../content/auth.ts';

vi.mock('../../features/auth/api/sign-in.ts');

const { logIn } = await import('../../features/auth/api/sign-in.ts');
const { SignIn } = await import('../panel/sign-in.tsx');

it('replaces a page with a reason, and reports a wrong password', async () => {
  vi.mocked(logIn).mockRejectedValue(new FirebaseError('auth/invalid-credential', 'Refused.'));
  await render(<SignIn reason="You logged in more than 12 hours ago." />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(page.getByText('You logged in more than 12 hours ago.')).toBeVisible();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await page.getByLabelText('Email').fill('admin@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(messages.loginFailed);
  await inspect();
});
