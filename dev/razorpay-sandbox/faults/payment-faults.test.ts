import { expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';

const payment = aPayment();
const uncaptured = { status: 'authorized', captured: false, fee: null, tax: null } as const;
const authorized = aPayment(uncaptured);

test('a late payment is refunded if another payment has paid the order', async () => {
  const sandbox = await openSandbox({
    orders: [anOrder({ status: 'paid' })],
    payments: [aPayment({ status: 'failed', captured: false })],
  });
  const { content } = await sandbox.ask(`POST /control/payments/${payment.id}/authorize`);
  const returned = { status: 'refunded', captured: false, amount_refunded: payment.amount };
  expect(content).toMatchObject(returned);
  const names = await sandbox.receivedNames(3);
  expect(names.toSorted()).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
});

test.each([
  ['of a captured payment', payment, `/v1/payments/${payment.id}/refund`, 'captured'],
  ['of a voided payment', authorized, `/control/payments/${payment.id}/void`, 'authorized'],
])('a failed refund %s restores it', async (_, refunded, path, status) => {
  const { setFaults, call, receivedEvents } = await openSandbox({ payments: [refunded] });
  await setFaults({ refunds: { outcome: 'failed' } });
  await call(`POST ${path}`);
  const restored = { status, amount_refunded: 0, refund_status: null };
  expect(await receivedEvents(2)).toMatchObject([
    { event: 'refund.created', payload: { payment: { entity: { status: 'refunded' } } } },
    {
      event: 'refund.failed',
      payload: { refund: { entity: { status: 'failed' } }, payment: { entity: restored } },
    },
  ]);
});

test('a changed record shows its new fields wherever it is fetched, and no other record does', async () => {
  const other = aPayment({ id: 'pay_other' });
  const { call, setFaults } = await openSandbox({ payments: [payment, other] });
  await setFaults({ records: [{ id: payment.id, fields: { status: 'pending', amount: null } }] });
  const changed = { ...payment, status: 'pending', amount: null };
  expect((await call('GET /v1/payments')).content).toMatchObject({
    items: expect.arrayContaining([changed, other]),
  });
  expect((await call(`GET /v1/payments/${payment.id}`)).content).toEqual(changed);
  expect((await call(`GET /v1/payments/${other.id}`)).content).toEqual(other);
});
