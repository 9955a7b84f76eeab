import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { receiptEndpoint, receiptNumber } from '../../functions/shared/receipt-numbers.ts';
import { signUp, type Account } from '../support/functions/accounts.ts';
import { countUpTo } from '../support/functions/count-up-to.ts';
import { addressOf, createOrder, post, postAs } from '../support/functions/requests.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

type Asking = (
  who: Account,
  headers?: Record<string, string>,
) => Promise<{ status: number; body?: unknown }>;

const askForOrder: Asking = async (who, headers) =>
  createOrder(who, await storeOrder(who), headers);
const ask =
  (path: string, body: object = {}): Asking =>
  (who, headers) =>
    postAs(who, path, body, headers);
const askForReceipt: Asking = (who) =>
  fetch(suite.siteUrl + receiptEndpoint(receiptNumber('10-11', 1)), { headers: bearer(who) });
const askForExport: Asking = async (who) =>
  fetch(await addressOf(endpoints.exportAccount), { headers: bearer(who) });
const askForCountries: Asking = (_, headers = {}) =>
  fetch(suite.siteUrl + endpoints.countries, { headers });
const write: Asking = (who, headers) =>
  post(endpoints.submitContactForm, { firstName: 'Asha', email: who.email.toUpperCase() }, headers);
const change: Asking = (who, headers) =>
  postAs(who, endpoints.changeEmail, { newEmail: `new-${who.email}` }, headers);

const id = randomUUID();

it.each<[string, number, (who: Account) => string, Asking]>([
  [
    'orders for a document',
    20,
    ({ uid }) => `document:${uid}/product_order/${id}`,
    (who) => createOrder(who, { id, amount: 1 }),
  ],
  ['orders', 200, ({ uid }) => `user:${uid}`, askForOrder],
  ['verifications', 30, ({ uid }) => `verify:${uid}`, ask(endpoints.verifyRazorpayPayment)],
  ['receipts', 60, ({ uid }) => `receipt:${uid}`, askForReceipt],
  ['exports', 10, ({ uid }) => `export:${uid}`, askForExport],
  ['claims', 60, ({ uid }) => `claim:${uid}`, ask(endpoints.claimInvoices)],
  ['sign-in methods', 60, ({ uid }) => `sign-in-methods:${uid}`, ask(endpoints.signInMethods)],
  ['log-outs', 10, ({ uid }) => `sign-out:${uid}`, ask(endpoints.signOutEverywhere)],
  [
    'changes of a password',
    5,
    ({ uid }) => `password-changed-user:${uid}`,
    ask(endpoints.reportPasswordChange),
  ],
  [
    'verification emails',
    5,
    ({ uid }) => `verification-user:${uid}`,
    ask(endpoints.sendVerificationEmail),
  ],
  [
    'verification emails to a mailbox',
    5,
    ({ email }) => `verification-email:${email}`,
    ask(endpoints.sendVerificationEmail),
  ],
  ['changes of address', 5, ({ uid }) => `change-email-user:${uid}`, change],
  ['changes to a mailbox', 5, ({ email }) => `change-email-email:new-${email}`, change],
  ['messages from an address', 5, ({ email }) => `contact-email:${email}`, write],
])('%s are limited to %i', async (_, limit, subjectOf, asking) => {
  for (const [counted, isRefused] of [
    [limit - 1, false],
    [limit, true],
  ] as const) {
    const who = await signUp();
    await countUpTo(counted, subjectOf(who));
    expect((await asking(who)).status === 429).toBe(isRefused);
  }
});

/** Of Hosting, which adds it to the address of the browser. */
const hosting = '198.51.100.1';
const countersPerFront = 50;

it.each<[string, string, number, Asking]>([
  ['createRazorpayOrder', '', 400, askForOrder],
  ['verifyRazorpayPayment', 'verify-', 400, ask(endpoints.verifyRazorpayPayment)],
  ['submitContactForm', 'contact-', 60, write],
  ['locations', 'locations-', 600, askForCountries],
  ['sendVerificationEmail', 'account-letter-', 1000, ask(endpoints.sendVerificationEmail)],
  [
    'sendPasswordResetEmail',
    'account-letter-',
    1000,
    ({ email }, headers) => post(endpoints.sendPasswordResetEmail, { email }, headers),
  ],
  ['changeEmail', 'account-letter-', 1000, change],
  ['readEmailLink', 'email-link-', 1000, ask(endpoints.readEmailLink, { code: 'unknown' })],
  ['applyEmailLink', 'email-link-', 1000, ask(endpoints.applyEmailLink, { code: 'unknown' })],
])('%s limits a browser, and a caller who bypasses Hosting', async (_, use, limit, asking) => {
  const [browser, caller] = [randomUUID(), randomUUID()];
  const who = await signUp();
  const statusFrom = async (...forwarded: string[]) =>
    (await asking(who, { 'X-Forwarded-For': forwarded.join(', ') })).status;
  const counters = Array.from({ length: countersPerFront }, (__, counter) => counter);
  await countUpTo(
    limit,
    `${use}address:${browser}`,
    ...counters.map((counter) => `${use}front:${caller}:${counter}`),
  );
  expect(await statusFrom(randomUUID(), browser, hosting)).toBe(429);
  expect(await statusFrom(browser, randomUUID(), hosting)).not.toBe(429);
  expect(await statusFrom(randomUUID(), caller)).toBe(429);
  expect(await statusFrom(randomUUID())).not.toBe(429);
});

function bearer({ token }: Account) {
  return { Authorization: `Bearer ${token}` };
}
