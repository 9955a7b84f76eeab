import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import '../support/functions/without-events.ts';
import { grpcStatus } from '../../dev/firestore-proxy/call-failure.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { signUp, type Account } from '../support/functions/accounts/accounts.ts';
import { httpFunctions } from '../support/functions/http-functions.ts';
import { serveAlone } from '../support/functions/serve-alone.ts';
import { storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';
import { aPaymentEntity, anEvent } from '../support/functions/payments/webhooks.ts';

// Runs before the functions load, because they keep the console and both addresses of that time.
const { lines, provider, failCommits } = await vi.hoisted(async () => {
  const { createServer } = await import('node:http');
  const { inspect } = await import('node:util');
  const { startFailingDatabase } = await import('../support/functions/failing-database.ts');
  const lines: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...entries) => {
      lines.push(entries.map((entry) => inspect(entry)).join(' '));
    });
  }
  /** A stand-in for Razorpay with one answer to every request. */
  const provider = { answer: { status: 200, body: {} as unknown }, close: () => server.close() };
  const server = createServer((_, response) => {
    response.writeHead(provider.answer.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(provider.answer.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('RAZORPAY_API_URL', `http://127.0.0.1:${Object(server.address()).port}`);
  // Only a deployment fills in the defaults.
  for (const limit of [
    'PAYMENT_LIMIT_PER_DOCUMENT',
    'PAYMENT_LIMIT_PER_USER',
    'PAYMENT_LIMIT_PER_ADDRESS',
    'CONTACT_LIMIT_PER_ADDRESS',
    'CONTACT_LIMIT_PER_EMAIL',
    'ACKNOWLEDGEMENT_LIMIT',
    'ACCOUNT_EMAIL_LIMIT_PER_RECIPIENT',
    'ACCOUNT_EMAIL_LIMIT_PER_ADDRESS',
    'EMAIL_LIMIT_PER_MAILBOX',
    'EMAIL_LIMIT_PER_HOUR',
  ]) {
    vi.stubEnv(limit, '1000');
  }
  return { lines, provider, failCommits: await startFailingDatabase() };
});

const person = {
  name: 'Recognisable Person',
  email: 'recognisable@example.com',
  phone: '+919123456789',
  message: 'Recognisable words of a message.',
};
const traces = [/recognisable/i, /9123456789/];
const found = await httpFunctions();
beforeEach(() => {
  provider.answer = {
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description: `${person.email} is not valid` } },
  };
});
afterAll(() => provider.close());

/** More than any test makes. */
const manyCommits = 500;
const refused = { refusedWith: grpcStatus.internal };

describe.each([
  ['everything works', () => {}],
  [
    'the database refuses',
    () => failCommits(...Array.from({ length: manyCommits }, () => refused)),
  ],
  ['the provider answers nonsense', () => void (provider.answer = { status: 200, body: person })],
])('while %s', (_, prepare) => {
  it('no endpoint logs personal data or returns internals', async () => {
    const asked = await Promise.all(
      found.map(async (it) => {
        const account = await signUp();
        return { it, account, order: await storeOrder(account) };
      }),
    );
    prepare();
    const answers = asked.flatMap(({ it, account, order }) => {
      const bodies = it.method === 'POST' ? bodiesOf(account.uid, order) : [undefined];
      return bodies.map((body) => answerTo(it, account, JSON.stringify(body) ?? ''));
    });
    expectNothingInside(await Promise.all(answers));
    expect(lines.filter((line) => traces.some((trace) => trace.test(line)))).toEqual([]);
  });
});

it('the failures above were logged', () => {
  const all = lines.join('\n');
  expect(all).toContain('endpoint-failed');
  expect(all).toContain('provider-answer-unreadable');
});

it('a deployed function neither logs an unreadable body or URL nor returns a stack', async () => {
  const { url, output, stop } = await serveAlone('submitContactForm');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"email": "${person.email}", oops`,
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('X-Powered-By')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'invalid-request' });
    const unreadable = await fetch(`${url}/${person.email}%E0%A4%A`, { method: 'POST' });
    expect(await unreadable.json()).toMatchObject({ code: 'invalid-request' });
    expect(output()).not.toContain('URIError');
    expect(traces.some((trace) => trace.test(output()))).toBe(false);
  } finally {
    stop();
  }
});

async function answerTo(it: (typeof found)[number], { token }: Account, body: string) {
  const signature = createHmac('sha256', suite.razorpayWebhookSecret).update(body).digest('hex');
  const answer = await fetch(`${it.origin}${pathOf(it)}?email=${person.email}`, {
    method: it.method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'X-Razorpay-Signature': signature,
    },
    ...(it.method === 'POST' && { body }),
  });
  return answer.text();
}

function bodiesOf(uid: string, order: { id: string; amount: unknown }): object[] {
  const payment = aPaymentEntity({
    email: person.email,
    contact: person.phone,
    description: person.message,
  });
  return [
    { firstName: person.name, email: person.email },
    { firstName: { text: person.name }, email: [person.email], message: person.message },
    {
      amount: order.amount,
      currency: 'INR',
      user_id: uid,
      firestore_id: order.id,
      type: 'product_order',
      notes: person,
    },
    { amount: person.phone, currency: person.name, user_id: uid, firestore_id: person.email },
    {
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: 'order_1',
      razorpay_signature: person.email,
    },
    anEvent('payment.captured', payment),
    anEvent('payment.captured', { ...payment, amount: person.phone }),
    anEvent('payment.captured', payment, { order: { id: person.email } }),
  ];
}

function pathOf({ path }: { path: string }): string {
  return path.startsWith(endpoints.countries) ? `${endpoints.countries}/IN/states` : path;
}

function expectNothingInside(answers: string[]): void {
  const inside =
    /\bat \S+ \(|node_modules|\.[jt]s:\d+|SyntaxError|firestore\.googleapis|BAD_REQUEST|recognisable/i;
  expect(answers.filter((text) => inside.test(text))).toEqual([]);
}
