import { expect, test } from 'vitest';
import { aPayment, aRefund, anOrder } from '../builders.ts';
import type { LedgerSeed } from '../ledger.ts';
import { openSandbox } from '../open-sandbox.ts';

const captured = aPayment();
const authorized = aPayment({
  id: 'pay_00000000000002',
  order_id: 'order_00000000000002',
  status: 'authorized',
  captured: false,
});
const failed = { ...authorized, id: 'pay_00000000000003', status: 'failed' } as const;
const pending = aRefund({ status: 'pending', payment_id: 'pay_00000000000004' });
const seed = {
  orders: [anOrder({ status: 'paid' }), anOrder({ id: authorized.order_id, receipt: '<b>"&' })],
  payments: [captured, authorized, failed, aPayment({ id: pending.payment_id })],
  refunds: [pending],
};

async function openPage(changes: Partial<LedgerSeed> = {}) {
  const sandbox = await openSandbox({ ...seed, ...changes });
  return {
    ...sandbox,
    read: async () => (await fetch(sandbox.url)).text(),
    submit: (command: string, fields: string[][] = [], headers = {}) =>
      fetch(`${sandbox.url}/forms/${command}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        headers: { origin: sandbox.url, ...headers },
      }),
  };
}

test('shows escaped data of the account and runs no script', async () => {
  const { url, read } = await openPage();
  const page = await read();
  for (const text of [captured.id, '₹18,999', pending.id, 'Disputes: 0']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('&lt;b&gt;&quot;&amp;');
  const policy = (await fetch(url)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'self';.*form-action 'self'/);
});

test('shows and changes the switches', async () => {
  const { ask, read, submit } = await openPage();
  expect(await read()).toContain('&quot;disabledAfterMs&quot;: 86400000');
  const changes = {
    webhooks: { secret: 'wrong' },
    api: [{ operation: 'refund', answer: 'reset' }],
  };
  const answer = await submit('faults', [['switches', JSON.stringify(changes)]]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#faults']);
  const changed = (await ask('GET /control/faults')).content;
  expect(changed).toMatchObject({ webhooks: { secret: 'wrong' }, api: [{ times: 1 }] });
  expect((await submit('faults', [['switches', '{']])).status).toBe(400);
});

test('sends commands with their fields', async () => {
  const { call, paymentOf, read, submit, deliveries } = await openPage();
  const answer = await submit(`payments/${authorized.id}/capture`);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#payments']);
  expect(await paymentOf(authorized.id)).toMatchObject({ status: 'captured' });
  await submit(`refunds/${pending.id}/finish`, [['outcome', 'failed']]);
  expect((await call(`GET /v1/refunds/${pending.id}`)).content).toMatchObject({ status: 'failed' });
  await submit(`payments/${captured.id}/dispute`);
  const id = /disp_\w{14}/.exec(await read())?.[0] ?? '';
  await submit(`disputes/${id}/move`, [['step', 'lost']]);
  expect(await read()).not.toContain(`/forms/disputes/${id}`);
  await expect
    .poll(deliveries)
    .toContainEqual(expect.objectContaining({ event: 'payment.dispute.lost', outcomes: ['200'] }));
  const lost = (await deliveries()).find(({ event }) => event === 'payment.dispute.lost');
  await submit('webhooks/resend', [['eventId', lost?.eventId ?? '']]);
  expect(await read()).toContain('200,200');
});

test('shows why a command was refused and refuses other sites', async () => {
  const { submit, paymentOf } = await openPage();
  const refused = await submit(`payments/${captured.id}/capture`);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(/role="alert"[^>]*>\s*This payment has already been/);
  const foreign = { origin: 'https://shop.example' };
  expect((await submit(`payments/${captured.id}/refund`, [], foreign)).status).toBe(403);
  expect(await paymentOf(captured.id)).toMatchObject({ amount_refunded: 0 });
});
