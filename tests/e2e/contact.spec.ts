import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { endpoints } from '../../functions/shared/endpoints.ts';
import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import { aDemoRequest, aQuery } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { logIn } from '../support/browser/log-in.ts';
import { awaitLetter, awaitLetterFrom } from '../support/browser/mailbox.ts';
import { goToPart } from '../support/browser/open-profile.ts';
import { anonymousQueriesFrom, queriesOf } from '../support/browser/stored-contact.ts';
import { visit } from '../support/browser/visit.ts';
import { proveAddress } from '../support/functions/accounts.ts';

const sent = "Your message has been sent successfully! We'll get back to you soon.";
const failed = 'Something went wrong. Please try again.';
const message = 'Please call me about the APAC Debt Grid.\n\nMornings suit me best.';

test('a visitor’s message is stored, acknowledged and cleared from the form', async ({ page }) => {
  const query = aQuery({ email: `${randomUUID()}@example.com`, message });
  const acknowledged = page.waitForRequest(`**${endpoints.submitContactForm}`);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/store-message/.test(request.url())) code.push(request.url());
  });
  await visit(page, '/#contact');
  const details = page.getByRole('region', { name: 'Contact details' });
  await expect(details.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(details.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(details).toContainText(/Gurugram.*India/s);

  const form = contactForm(page);
  const fields = [form.firstName, form.lastName, form.email, form.message];
  await form.send.click();
  await expect(form.firstName).toBeFocused();
  for (const field of fields) await expect(field).toHaveAccessibleDescription(/Please enter/);
  await inspect(page, 'contact-incomplete');
  // The database's code comes with the first thing that is typed.
  expect(code).toEqual([]);
  await fill(form, query);
  await expect.poll(() => code.length).toBeGreaterThan(0);

  await form.send.click();
  await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
  for (const field of fields) await expect(field).toHaveValue('');
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

test('a visitor asks for a demo with facts about the organisation', async ({ page }) => {
  const request = aDemoRequest({ email: `${randomUUID()}@example.com` });
  await visit(page, '/contact');
  const form = contactForm(page);
  const { company, jobTitle, portfolioSize, region } = form.organisation;
  await expect(company).toBeHidden();
  await page.getByText('About your organisation (optional)').click();
  await company.fill(request.company);
  await jobTitle.fill(request.jobTitle);
  await portfolioSize.selectOption(request.portfolioSize);
  await region.selectOption(request.region);
  await inspect(page, 'contact-organisation');
  // What was filled in stays when something else is missing.
  await form.send.click();
  await expect(form.firstName).toHaveAccessibleDescription(/Please enter/);
  await expect(portfolioSize).toHaveValue(request.portfolioSize);
  await fill(form, request);
  await form.send.click();
  await expect(page.getByText(sent)).toBeVisible();
  for (const field of [company, jobTitle, portfolioSize, region])
    await expect(field).toHaveValue('');
  expect(await anonymousQueriesFrom(request.email)).toMatchObject([request]);

  const notice = await awaitLetterFrom('operator@example.com', request.email);
  for (const text of [notice.text, notice.html]) {
    for (const fact of [request.company, request.jobTitle, request.portfolioSize, request.region]) {
      expect(text).toContain(fact);
    }
  }
});

test('a field to which the focus goes shows its label below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/');
  await page.getByRole('link', { name: 'Get a Demo' }).first().click();
  const form = contactForm(page);
  await form.send.click();
  await expect(form.firstName).toBeFocused();
  const label = page.getByRole('tabpanel').getByText('First name', { exact: true });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThan(68);
});

test('a message is stored under the customer once the address is verified', async ({
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
  const form = contactForm(page);
  await form.firstName.fill('Ravi');
  await form.email.fill('typed@example.com');
  await form.message.fill(message);
  await page.getByText('About your organisation (optional)').click();
  await form.organisation.company.fill('Example Bank');

  // What was typed stays when the tab changes, and when the customer logs in.
  await page.getByRole('tab', { name: 'Send a Message' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Pay an Invoice' })).toBeFocused();
  await expect(
    page.getByText('Please log in to view your invoices and make payments.'),
  ).toBeVisible();
  await expect(form.message).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(form.message).toHaveValue(message);
  await logIn(page, account);
  await expect(form.firstName).toHaveValue('Ravi');
  await expect(form.lastName).toHaveValue('Example');
  await expect(form.email).toHaveValue('typed@example.com');
  await expect(form.email).toHaveAccessibleDescription(/We answer at this address/);
  await form.email.fill(account.email);
  await expect(form.message).toHaveValue(message);

  // The server's acknowledgement fails, but the message is stored.
  await form.send.click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByText('We’ll answer by email, not in your profile.')).toBeVisible();
  await expect(form.firstName).toHaveValue('Asha');
  await expect(form.message).toHaveValue('');
  await expect.poll(() => warnings.join()).toContain('could not be acknowledged');
  expect(await queriesOf(account.uid)).toEqual([]);
  expect(await anonymousQueriesFrom(account.email)).toMatchObject([{ message }]);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await goToPart(page, 'Messages');
  await expect(page.getByText('We answer them by email.')).toBeVisible();
  await inspect(page, 'profile-messages-unverified');

  // The token is from before the verification; another address was typed before.
  await proveAddress(account);
  await visit(page, '/#contact');
  await expect(form.email).toHaveValue(account.email);
  await expect(form.email).not.toBeEditable();
  await expect(form.email).toHaveAccessibleDescription(/at your account’s address/);
  await form.message.fill(message);
  await page.getByText('About your organisation (optional)').click();
  await form.organisation.company.fill('Example Bank');
  await inspect(page, 'contact-verified');
  await form.send.click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(form.message).toHaveValue('');
  await expect(form.email).toHaveValue(account.email);
  expect(await queriesOf(account.uid)).toMatchObject([
    { message, email: account.email, company: 'Example Bank' },
  ]);
  expect(await anonymousQueriesFrom(account.email)).toHaveLength(1);

  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await goToPart(page, 'Messages');
  const list = page.getByRole('region', { name: 'My Queries' }).getByRole('listitem');
  await expect(list).toHaveCount(1);
  expect(await list.innerText()).toContain(message);
  await expect(list).toContainText('Company:Example Bank');
});

test('Talk to sales leads to the message with its topic, for as long as that visit lasts', async ({
  page,
}) => {
  const explore = page.getByRole('navigation', { name: 'Explore' });
  const form = contactForm(page);
  await visit(page, '/contact');
  await page.getByRole('tab', { name: 'Pay an Invoice' }).click();
  await expect(form.message).toBeHidden();
  await explore.getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('link', { name: 'Talk to sales about APAC Debt Grid' }).click();
  await expect(form.message).toHaveValue(topicOf('APAC Debt Grid'));

  await explore.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await explore.getByRole('link', { name: 'Contact' }).click();
  await expect(form.message).toHaveValue('');

  // What was typed outlasts the topic.
  await explore.getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('link', { name: 'Talk to sales about EuroDebt Navigator' }).click();
  await expect(form.message).toHaveValue(topicOf('EuroDebt Navigator'));
  await form.message.fill('We are forty users.');
  await explore.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(form.message).toHaveValue('We are forty users.');

  await visit(page, '/');
  await page.getByRole('link', { name: 'Talk to sales about Global Debt Command Center' }).click();
  await expect(form.message).toHaveValue(topicOf('Global Debt Command Center'));
  await page.reload();
  await expect(form.message).toHaveValue(topicOf('Global Debt Command Center'));

  await visit(page, '/contact?about=gulf-portfolio-command');
  await expect(form.message).toHaveValue(topicOf('Gulf Portfolio Command'));
  await fill(form, aQuery({ email: `${randomUUID()}@example.com`, message }));
  await form.send.click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await expect(form.message).toHaveValue('');
});

test('a message that is being written outlasts a reload and other pages, not the logout', async ({
  page,
  account,
}) => {
  await visit(page, '/contact');
  const form = contactForm(page);
  await form.firstName.fill('Ravi');
  await form.message.fill(message);
  await page.getByText('About your organisation (optional)').click();
  await form.organisation.region.selectOption('Europe');
  const kept = () => page.evaluate(() => sessionStorage.getItem('message-draft') ?? '');
  for (const text of ['Ravi', 'Mornings', 'Europe']) await expect.poll(kept).toContain(text);

  await page.reload();
  await expect(form.firstName).toHaveValue('Ravi');
  await expect(form.message).toHaveValue(message);
  await expect(form.organisation.region).toHaveValue('Europe');
  await logIn(page, account);
  await expect(form.email).toHaveValue(account.email);
  await expect(form.message).toHaveValue(message);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(form.message).toHaveValue(message);
  await expect(form.organisation.region).toHaveValue('Europe');

  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await visit(page, '/contact');
  await expect(form.email).toHaveValue('');
  await expect(form.message).toHaveValue('');
});

test('a message that fails offline goes out once', async ({ page }) => {
  const query = aQuery({ email: `${randomUUID()}@example.com` });
  await visit(page, '/#contact');
  const form = contactForm(page);
  const code = page.waitForResponse(/store-message/);
  await fill(form, query);
  await (await code).finished();
  await failOffline(page, form);
  await expect(failure(page)).toContainText('goes out when the connection is back');
  await page.context().setOffline(false);
  await expect(page.getByText(sent)).toBeVisible({ timeout: 60_000 });
  await expect(failure(page)).toBeHidden();
  await expect(form.message).toHaveValue('');
  expect(await anonymousQueriesFrom(query.email)).toHaveLength(1);

  await fill(form, { ...query, message: 'Sent again.' });
  await failOffline(page, form);
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(sent)).toBeVisible({ timeout: 60_000 });
  expect(await anonymousQueriesFrom(query.email)).toHaveLength(2);
});

function topicOf(name: string): string {
  return `I would like more users or a yearly term for ${name}.`;
}

type ContactForm = ReturnType<typeof contactForm>;

function contactForm(page: Page) {
  const panel = page.getByRole('tabpanel', { name: 'Send a Message' });
  const field = (name: string) => panel.getByRole('textbox', { name });
  return {
    firstName: field('First name'),
    lastName: field('Last name'),
    email: field('Email'),
    message: field('Message'),
    organisation: {
      company: field('Company'),
      jobTitle: field('Job title'),
      portfolioSize: panel.getByRole('combobox', { name: 'Portfolio size' }),
      region: panel.getByRole('combobox', { name: 'Region' }),
    },
    send: panel.getByRole('button', { name: 'Send Message' }),
    sending: panel.getByRole('button', { name: 'Sending...' }),
  };
}

/** Sends the message without a connection, and waits until the page calls that failed. */
async function failOffline(page: Page, form: ContactForm): Promise<void> {
  await page.context().setOffline(true);
  await form.send.click();
  await expect(form.sending).toBeVisible();
  await expect(failure(page)).toBeVisible();
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
