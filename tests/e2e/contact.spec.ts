import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import { aQuery } from '../support/documents.ts';
import { signUpGuest, storeProfile } from '../support/functions/accounts.ts';
import { alone, expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { awaitLetter, awaitLetterFrom } from '../support/browser/mailbox.ts';
import { returnAsGuest } from '../support/browser/return-as-guest.ts';
import { anonymousQueriesFrom, queriesOf } from '../support/browser/stored-contact.ts';
import { visit } from '../support/browser/visit.ts';

const sent = "Your message has been sent successfully! We'll get back to you soon.";
const failed = 'Something went wrong. Please try again.';
const message = 'Please call me about the APAC Debt Grid.\n\nMornings suit me best.';
const refused = /status of (400|403)/;
const disconnected = /ERR_INTERNET_DISCONNECTED|cleardot/;

test('a visitor’s message is stored, acknowledged and cleared from the form', async ({ page }) => {
  const query = aQuery({ email: `${randomUUID()}@example.com`, message });
  const acknowledged = page.waitForRequest(`**${endpoints.submitContactForm}`);
  await visit(page, '/#contact');
  const form = contactForm(page);
  await inspect(page, 'contact');
  await form.send.click();
  await expect(form.firstName).toBeFocused();
  for (const field of [form.firstName, form.lastName, form.email, form.message]) {
    await expect(field).toHaveAccessibleDescription(/Please enter/);
  }
  await inspect(page, 'contact-incomplete');

  await fill(form, query);
  await form.send.click();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  for (const field of [form.firstName, form.lastName, form.email, form.message]) {
    await expect(field).toHaveValue('');
  }
  await inspect(page, 'contact-sent');
  expect(await anonymousQueriesFrom(query.email)).toMatchObject([query]);
  expect((await acknowledged).postDataJSON()).toEqual({
    firstName: query.firstName,
    email: query.email,
  });

  await form.send.click();
  await expect(form.firstName).toHaveAccessibleDescription(/Please enter/);
  await expect(page.getByText(sent)).toBeHidden();

  const acknowledgement = await awaitLetter(query.email, /has received your message/);
  for (const word of [query.firstName, 'Mornings']) {
    expect(acknowledgement.text + acknowledgement.html).not.toContain(word);
  }
  const notice = await awaitLetterFrom('operator@example.com', query.email);
  expect(notice.from).not.toContain(query.email);
  expect(notice.text).toContain('Mornings suit me best.');
});

test('the database’s code comes with the first thing that is typed', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/store-message/.test(request.url())) code.push(request.url());
  });
  const form = contactForm(page);
  await visit(page, '/#contact');
  await expect(form.firstName).toBeInViewport();
  await form.firstName.focus();
  expect(code).toEqual([]);
  await form.firstName.fill('A');
  await expect.poll(() => code.length).toBeGreaterThan(0);
});

test('a guest’s message is stored under the guest', async ({ page }) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true, email: '' });
  await returnAsGuest(page, guest);
  const query = aQuery({ email: `${randomUUID()}@example.com` });
  await visit(page, '/#contact');
  const form = contactForm(page);
  await expect(form.firstName).toHaveValue('Asha');
  await fill(form, query);
  await form.send.click();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  expect(await queriesOf(guest.uid)).toMatchObject([query]);
});

test('a customer’s message is stored under their account, whatever becomes of the acknowledgement', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 500/);
  const warnings: string[] = [];
  page.on('console', (entry) => {
    if (entry.type() === 'warning') warnings.push(entry.text());
  });
  await page.route(`**${endpoints.submitContactForm}`, (route) => route.fulfill({ status: 500 }));
  await visit(page, '/#contact');
  await logIn(page, account);
  const form = contactForm(page);
  await expect(form.firstName).toHaveValue('Asha');
  await expect(form.lastName).toHaveValue('Example');
  await expect(form.email).toHaveValue(account.email);
  await form.message.fill(message);
  await form.send.click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(form.message).toHaveValue('');
  await expect.poll(() => warnings.join()).toContain('could not be acknowledged');
  expect(await queriesOf(account.uid)).toMatchObject([{ message, email: account.email }]);
  expect(await anonymousQueriesFrom(account.email)).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  const list = page.getByRole('region', { name: 'My Queries' }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  expect(await list.innerText()).toContain(message);
});

test('what was typed before logging in stays', async ({ page, account }) => {
  await visit(page, '/#contact');
  const form = contactForm(page);
  await form.firstName.fill('Ravi');
  await form.message.fill(message);
  await logIn(page, account);
  await expect(form.email).toHaveValue(account.email);
  await expect(form.firstName).toHaveValue('Ravi');
  await expect(form.message).toHaveValue(message);
});

test(
  'a message that is refused stays in the form and can be sent again',
  alone,
  async ({ page, database, consoleErrors }) => {
    consoleErrors.expect(refused);
    const query = aQuery({ email: `${randomUUID()}@example.com` });
    await visit(page, '/#contact');
    const form = contactForm(page);
    await fill(form, query);
    await database.refuseWrites();
    await form.send.click();
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await expect(form.message).toHaveValue(query.message);
    await inspect(page, 'contact-failed');
    await database.acceptAgain();
    await form.send.click();
    await expect(page.getByText(sent)).toBeVisible();
    expect(await anonymousQueriesFrom(query.email)).toHaveLength(1);
  },
);

test('without a connection the form does not wait for ever, and sends nothing twice', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(disconnected);
  const query = aQuery({ email: `${randomUUID()}@example.com` });
  const form = await failOffline(page, context, query);
  await expect(failure(page)).toContainText('You are offline.');
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(sent)).toBeVisible({ timeout: 40_000 });
  expect(await anonymousQueriesFrom(query.email)).toHaveLength(1);
});

test('a message that goes out after it was called failed says so by itself', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(disconnected);
  const query = aQuery({ email: `${randomUUID()}@example.com` });
  const form = await failOffline(page, context, query);
  await context.setOffline(false);
  await expect(page.getByText(sent)).toBeVisible({ timeout: 60_000 });
  await expect(failure(page)).toBeHidden();
  await expect(form.message).toHaveValue('');
  expect(await anonymousQueriesFrom(query.email)).toHaveLength(1);
});

test('a message that was called failed goes out once, beside the one that was written instead', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(disconnected);
  const query = aQuery({ email: `${randomUUID()}@example.com` });
  const form = await failOffline(page, context, query);
  await form.message.fill('Something else.');
  await form.send.click();
  await expect(form.sending).toBeVisible();
  const acknowledged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.submitContactForm)) acknowledged.push(request.url());
  });
  await context.setOffline(false);
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBe(2);
  await expect(form.message).toHaveValue('');
  const stored = await anonymousQueriesFrom(query.email);
  expect(stored.map(({ message }) => message).toSorted()).toEqual([
    query.message,
    'Something else.',
  ]);
});

test('the tabs work by keyboard and keep what was typed', async ({ page }) => {
  await visit(page, '/#contact');
  const form = contactForm(page);
  await form.message.fill(message);
  await page.getByRole('tab', { name: 'Send a Message' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pay an Invoice' })).toBeFocused();
  await expect(
    page.getByText('Please log in to view your invoices and make payments.'),
  ).toBeVisible();
  await expect(form.message).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(form.message).toHaveValue(message);
});

test('phone, e-mail and address stand beside the forms', async ({ page }) => {
  await visit(page, '/#contact');
  const details = page.getByRole('region', { name: 'Contact details' });
  await expect(details.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(details.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(details.getByText('Gurugram')).toBeVisible();
  await expect(details.getByText('India')).toBeVisible();
});

interface ContactForm {
  firstName: Locator;
  lastName: Locator;
  email: Locator;
  message: Locator;
  send: Locator;
  sending: Locator;
}

function contactForm(page: Page): ContactForm {
  const panel = page.getByRole('tabpanel', { name: 'Send a Message' });
  return {
    firstName: panel.getByLabel('First name'),
    lastName: panel.getByLabel('Last name'),
    email: panel.getByLabel('Email'),
    message: panel.getByRole('textbox', { name: 'Message' }),
    send: panel.getByRole('button', { name: 'Send Message' }),
    sending: panel.getByRole('button', { name: 'Sending...' }),
  };
}

/** Sends a message without a connection, and waits until that is called failed. */
async function failOffline(
  page: Page,
  context: BrowserContext,
  query: ContactMessage,
): Promise<ContactForm> {
  await visit(page, '/#contact');
  const form = contactForm(page);
  const code = page.waitForResponse(/store-message/);
  await fill(form, query);
  await (await code).finished();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await expect(failure(page)).toBeVisible();
  return form;
}

function failure(page: Page): Locator {
  return page.getByRole('alert').filter({ hasText: failed });
}

async function fill(form: ContactForm, query: ContactMessage): Promise<void> {
  await form.firstName.fill(query.firstName);
  await form.lastName.fill(query.lastName);
  await form.email.fill(query.email);
  await form.message.fill(query.message);
}
