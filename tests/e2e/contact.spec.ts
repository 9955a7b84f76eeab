import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import { aQuery } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { awaitLetter, awaitLetterFrom } from '../support/browser/mailbox.ts';
import { anonymousQueriesFrom } from '../support/browser/stored-contact.ts';
import { visit } from '../support/browser/visit.ts';

const sent = "Your message has been sent successfully! We'll get back to you soon.";
const failed = 'Something went wrong. Please try again.';
const message = 'Please call me about the APAC Debt Grid.\n\nMornings suit me best.';

test('a visitor’s message is stored, acknowledged and cleared from the form', async ({ page }) => {
  const query = aQuery({ email: `${randomUUID()}@example.com`, message });
  const acknowledged = page.waitForRequest(`**${endpoints.submitContactForm}`);
  await visit(page, '/#contact');
  const form = contactForm(page);
  await fill(form, query);
  await form.send.click();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  await expect(form.message).toHaveValue('');
  expect(await anonymousQueriesFrom(query.email)).toMatchObject([query]);
  expect((await acknowledged).postDataJSON()).toEqual({
    firstName: query.firstName,
    email: query.email,
  });

  const acknowledgement = await awaitLetter(query.email, /has received your message/);
  for (const word of [query.firstName, 'Mornings']) {
    expect(acknowledgement.text + acknowledgement.html).not.toContain(word);
  }
  const notice = await awaitLetterFrom('operator@example.com', query.email);
  expect(notice.from).not.toContain(query.email);
  expect(notice.text).toContain('Mornings suit me best.');
});

test('a message that fails offline goes out once', async ({ page }) => {
  const query = aQuery({ email: `${randomUUID()}@example.com` });
  await visit(page, '/#contact');
  const form = contactForm(page);
  const code = page.waitForResponse(/store-message/);
  await fill(form, query);
  await (await code).finished();
  const failure = page.getByRole('alert').filter({ hasText: failed });
  await page.context().setOffline(true);
  await form.send.click();
  await expect(failure).toContainText('goes out when the connection is back');
  // It waits for the message that is under way, and sends no second one.
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(sent)).toBeVisible({ timeout: 60_000 });
  await expect(failure).toBeHidden();
  await expect(form.message).toHaveValue('');
  expect(await anonymousQueriesFrom(query.email)).toHaveLength(1);
});

function contactForm(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Send a Message' });
  const field = (name: string) => panel.getByRole('textbox', { name });
  return {
    firstName: field('First name'),
    lastName: field('Last name'),
    email: field('Email'),
    message: field('Message'),
    send: panel.getByRole('button', { name: 'Send Message' }),
    sending: panel.getByRole('button', { name: 'Sending...' }),
  };
}

async function fill(form: ReturnType<typeof contactForm>, query: ContactMessage): Promise<void> {
  await form.firstName.fill(query.firstName);
  await form.lastName.fill(query.lastName);
  await form.email.fill(query.email);
  await form.message.fill(query.message);
}
