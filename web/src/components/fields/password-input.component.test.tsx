import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PasswordInput } from './password-input.tsx';

it('shows a password, and tells keyboards and spelling checkers to leave it alone', async () => {
  const screen = await render(<PasswordInput aria-label="Password" />);
  const field = screen.getByLabelText('Password', { exact: true });
  await field.fill('correct horse');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await expect.element(field).toHaveAttribute('autocapitalize', 'none');
  await expect.element(field).toHaveAttribute('autocorrect', 'off');
  await expect.element(field).toHaveAttribute('spellcheck', 'false');
  await screen.getByRole('button', { name: 'Hide password' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveValue('correct horse');
});
