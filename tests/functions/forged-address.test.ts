import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { signUp } from '../support/functions/accounts.ts';
import { countUpTo } from '../support/functions/count-up-to.ts';
import { post } from '../support/functions/requests.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

const functionsUrl = `${process.env['FUNCTIONS_URL']}/${suite.projectId}/asia-south1`;
const hosting = '198.51.100.1';
const countersPerFront = 50;

/** Asks an endpoint at a URL with an X-Forwarded-For header; resolves to the status. */
type Ask = (url: string, forwarded: string) => Promise<number>;

const askContact: Ask = async (url, forwarded) => {
  const body = { firstName: 'Asha', email: `${randomUUID()}@example.com` };
  return (await post(url, body, { 'X-Forwarded-For': forwarded })).status;
};

const askForOrder: Ask = async (url, forwarded) => {
  const account = await signUp();
  const { id, amount } = await storeOrder(account);
  const body = {
    amount,
    currency: 'INR',
    user_id: account.uid,
    firestore_id: id,
    type: 'product_order',
  };
  const headers = { Authorization: `Bearer ${account.token}`, 'X-Forwarded-For': forwarded };
  return (await post(url, body, headers)).status;
};

const askForCountries: Ask = async (url, forwarded) =>
  (await fetch(url, { headers: { 'X-Forwarded-For': forwarded } })).status;

const { createRazorpayOrder, submitContactForm, countries } = endpoints;

describe.each([
  ['createRazorpayOrder', createRazorpayOrder, '', 400, askForOrder],
  ['submitContactForm', submitContactForm, 'contact-', 60, askContact],
  [`locations${countries}`, countries, 'locations-', 600, askForCountries],
] as const)('%s', (name, path, use, limit, ask) => {
  it('through Hosting limits a browser, whatever it claims to be', async () => {
    const url = suite.siteUrl + path;
    const address = randomUUID();
    await countUpTo(limit, `${use}address:${address}`);
    expect(await ask(url, `${randomUUID()}, ${address}, ${hosting}`)).toBe(429);
    expect(await ask(url, `${address}, ${randomUUID()}, ${hosting}`)).toBe(200);
  });

  it('limits a caller who bypasses Hosting and plays its part', async () => {
    const url = `${functionsUrl}/${name}`;
    const address = randomUUID();
    const counters = Array.from({ length: countersPerFront }, (_, counter) => counter);
    await countUpTo(limit, ...counters.map((counter) => `${use}front:${address}:${counter}`));
    for (const forged of [randomUUID(), randomUUID()]) {
      expect(await ask(url, `${forged}, ${address}`)).toBe(429);
    }
    expect(await ask(url, randomUUID())).toBe(200);
  });
});

it('submit-contact-form writes to one email address only so often, from anywhere', async () => {
  const email = `${randomUUID()}@example.com`;
  await countUpTo(5, `contact-email:${email}`);
  const [refused, taken] = await Promise.all(
    [email.toUpperCase(), `other-${email}`].map((spelling) =>
      post(
        submitContactForm,
        { firstName: 'Asha', email: spelling },
        { 'X-Forwarded-For': `${randomUUID()}, ${hosting}` },
      ),
    ),
  );
  const { status, message } = serverErrors['too-many-requests'];
  expect(refused).toEqual({ status, body: { code: 'too-many-requests', message } });
  expect(taken).toMatchObject({ status: 200 });
});
