import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contact } from '../../../content/contact.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { ContactSection } from './contact-section.tsx';

const sender = { name: '', email: '', phone: '', standing: 'none' } as const;
const message = page.getByLabelText('Message', { exact: false }).last();
const payment = page.getByText('What is due');

it('has two tabs, which arrow keys choose and which keep what was typed', async () => {
  await render(<ContactSection level={1} sender={sender} payment={<p>What is due</p>} />);
  const details = page.getByRole('region', { name: contact.details.title });
  await expect
    .element(details.getByRole('link', { name: /^\+/ }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/));
  await expect
    .element(details.getByRole('link', { name: /@/ }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  await expect.element(payment).not.toBeInTheDocument();
  await message.fill('Please call me.');
  await page.getByRole('tab', { name: contact.tabs.message }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: contact.tabs.payment })).toHaveFocus();
  await expect.element(payment).toBeVisible();
  await expect.element(message).not.toBeVisible();
  await inspect();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(message).toHaveValue('Please call me.');
});
