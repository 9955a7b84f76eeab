import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { receiptEndpoint, receiptNumber } from '../../functions/shared/receipts/receipt-numbers.ts';
import { signUp, type Account } from '../support/functions/accounts/accounts.ts';
import { countUpTo } from '../support/functions/count-up-to.ts';
import { addressOf, createOrder, post, postAs } from '../support/functions/requests.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

type Call = (
  who: Account,
  headers?: Record<string, string>,
) => Promise<{ status: number; body?: unknown }>;

const requestOrder: Call = async (who, headers) => createOrder(who, await storeOrder(who), headers);
const ask =
  (path: string, body: object = {}): Call =>
  (who, headers) =>
    postAs(who, path, body, headers);
const requestReceipt: Call = (who) =>
  fetch(suite.siteUrl + receiptEndpoint(receiptNumber('10-11', 1)), { headers: bearer(who) });
const requestExport: Call = async (who) =>
  fetch(await addressOf(endpoints.exportAccount), { headers: bearer(who) });
const requestCountries: Call = (_, headers = {}) =>
  fetch(suite.siteUrl + endpoints.countries, { headers });
const write: Call = (who, headers) =>
  post(endpoints.submitContactForm, { firstName: 'Asha', email: who.email.toUpperCase() }, headers);
const change: Call = (who, headers) =>
  postAs(who, endpoints.changeEmail, { newEmail: `new-${who.email}` }, headers);
const reset: Call = ({ email }, headers) =>
  post(endpoints.sendPasswordResetEmail, { email }, headers);

const id = randomUUID();

it.each<[subject: string, number, Call]>([
  [`document:UID/product_order/${id}`, 20, (who) => createOrder(who, { id, amount: 1 })],
  ['user:UID', 200, requestOrder],
  ['verify:UID', 30, ask(endpoints.verifyRazorpayPayment)],
  ['receipt:UID', 60, requestReceipt],
  ['export:UID', 10, requestExport],
  ['cancel:UID', 30, ask(endpoints.cancelPayable)],
  ['plan:UID', 30, ask(endpoints.changePlan)],
  ['order-by-invoice:UID', 10, ask(endpoints.orderByInvoice)],
  ['claim:UID', 60, ask(endpoints.claimInvoices)],
  ['sign-in-methods:UID', 60, ask(endpoints.signInMethods)],
  ['sign-out:UID', 10, ask(endpoints.signOutEverywhere)],
  ['password-changed-user:UID', 5, ask(endpoints.reportPasswordChange)],
  ['verification-user:UID', 5, ask(endpoints.sendVerificationEmail)],
  ['verification-email:EMAIL', 5, ask(endpoints.sendVerificationEmail)],
  ['change-email-user:UID', 5, change],
  ['change-email-email:new-EMAIL', 5, change],
  ['contact-email:EMAIL', 5, write],
])('requests about %s are limited to %i', async (subject, limit, asking) => {
  for (const [counted, isRefused] of [
    [limit - 1, false],
    [limit, true],
  ] as const) {
    const who = await signUp();
    await countUpTo(counted, subject.replace('UID', who.uid).replace('EMAIL', who.email));
    expect((await asking(who)).status === 429).toBe(isRefused);
  }
});

/** The address of Hosting, which appends it after the browser's address. */
const hosting = '198.51.100.1';
const countersPerFront = 50;

it.each<[string, string, number, Call]>([
  ['createRazorpayOrder', '', 400, requestOrder],
  ['verifyRazorpayPayment', 'verify-', 400, ask(endpoints.verifyRazorpayPayment)],
  ['submitContactForm', 'contact-', 60, write],
  ['locations', 'locations-', 600, requestCountries],
  ['sendVerificationEmail', 'account-email-', 1000, ask(endpoints.sendVerificationEmail)],
  ['sendPasswordResetEmail', 'account-email-', 1000, reset],
  ['changeEmail', 'account-email-', 1000, change],
  ['readEmailLink', 'email-link-', 1000, ask(endpoints.readEmailLink, { code: 'unknown' })],
  ['applyEmailLink', 'email-link-', 1000, ask(endpoints.applyEmailLink, { code: 'unknown' })],
])('%s limits a browser, and a caller that bypasses Hosting', async (_, use, limit, asking) => {
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
