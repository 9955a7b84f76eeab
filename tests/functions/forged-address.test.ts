import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { aQuery } from '../support/documents.ts';
import { signUp } from '../support/functions/accounts.ts';
import { countUpTo } from '../support/functions/count-up-to.ts';
import { createOrder } from '../support/functions/requests.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

const functionsUrl = `${process.env['FUNCTIONS_URL']}/${suite.projectId}/asia-south1`;
const hosting = '198.51.100.1';
const countersPerFront = 50;

/** Asks an endpoint with an X-Forwarded-For header; answers the status. */
type Ask = (forwarded: string, base?: string) => Promise<number>;

const askContact: Ask = async (forwarded, base = suite.siteUrl + endpoints.submitContactForm) => {
  const answer = await fetch(base, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded },
    body: JSON.stringify({ firstName: 'Asha', email: `${randomUUID()}@example.com` }),
  });
  return answer.status;
};

const askForOrder: Ask = async (forwarded, base) => {
  const account = await signUp();
  const order = await storeOrder(account);
  const headers = { 'X-Forwarded-For': forwarded };
  if (base === undefined) return (await createOrder(account, order, headers)).status;
  const answer = await fetch(base, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${account.token}`,
      ...headers,
    },
    body: JSON.stringify({
      amount: order.amount,
      currency: 'INR',
      user_id: account.uid,
      firestore_id: order.id,
      type: 'product_order',
    }),
  });
  return answer.status;
};

const askForCountries: Ask = async (forwarded, base = suite.siteUrl) => {
  const headers = { 'X-Forwarded-For': forwarded };
  return (await fetch(base + endpoints.countries, { headers })).status;
};

describe.each([
  ['create-razorpay-order', '', 400, askForOrder, 'createRazorpayOrder'],
  ['submit-contact-form', 'contact-', 60, askContact, 'submitContactForm'],
  ['the lists of places', 'locations-', 600, askForCountries, 'locations'],
] as const)('%s', (_, use, limit, ask, name) => {
  it('through Hosting limits a browser whatever it claims to be', async () => {
    const address = randomUUID();
    await countUpTo(limit, `${use}address:${address}`);
    for (const forged of [randomUUID(), `${randomUUID()}, ${randomUUID()}`]) {
      expect(await ask(`${forged}, ${address}, ${hosting}`)).toBe(429);
    }
    expect(await ask(`${address}, ${randomUUID()}, ${hosting}`)).toBe(200);
  });

  it('through Hosting limits a network of IPv6 as one browser', async () => {
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:7`;
    await countUpTo(limit, `${use}address:${network}::/64`);
    for (const host of ['1', 'ffff:0:0:9']) {
      expect(await ask(`${network}::${host}, ${hosting}`)).toBe(429);
    }
    expect(await ask(`2001:db8:1:8::1, ${hosting}`)).toBe(200);
  });

  it('limits who goes round Hosting and plays its part', async () => {
    const address = randomUUID();
    const counters = Array.from({ length: countersPerFront }, (_, counter) => counter);
    await countUpTo(limit, ...counters.map((counter) => `${use}front:${address}:${counter}`));
    for (const forged of [randomUUID(), randomUUID()]) {
      expect(await ask(`${forged}, ${address}`, `${functionsUrl}/${name}`)).toBe(429);
    }
    expect(await ask(randomUUID(), `${functionsUrl}/${name}`)).toBe(200);
  });
});

it('submit-contact-form writes to one e-mail address only so often, from wherever it is asked', async () => {
  const { firstName } = aQuery();
  const email = `${randomUUID()}@example.com`;
  const ask = async (spelling: string) => {
    const answer = await fetch(suite.siteUrl + endpoints.submitContactForm, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `${randomUUID()}, ${hosting}`,
      },
      body: JSON.stringify({ firstName, email: spelling }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  await countUpTo(5, `contact-email:${email}`);
  expect(await ask(email.toUpperCase())).toEqual({
    status: 429,
    body: {
      code: 'too-many-requests',
      message: 'There were too many attempts. Please wait ten minutes and try again.',
    },
  });
  expect((await ask(`other-${email}`)).status).toBe(200);
});
