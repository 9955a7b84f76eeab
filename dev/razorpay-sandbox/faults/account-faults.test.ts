import { describe, expect, test } from 'vitest';
import { aPayment } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';
import type { Groups } from './switches.ts';

const payment = aPayment();
const periods = { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' };
const captureOf = (capture: 'automatic' | 'manual') => ({
  payment: { capture, capture_options: periods },
});
const upi = { method: 'upi', vpa: 'success@razorpay' };
const foreignCard = '4012888888881881';

async function openWith(account: Partial<Groups['account']>) {
  const sandbox = await openSandbox({ payments: [payment] });
  await sandbox.setFaults({ account });
  const order = (fields: object) =>
    sandbox.call<{ id: string }>('POST /v1/orders', {
      amount: 500_000,
      currency: 'INR',
      ...fields,
    });
  return { ...sandbox, order };
}

describe('capture', () => {
  test.each([
    ['automatic', {}, 'captured'],
    ['manual', {}, 'authorized'],
    ['manual', captureOf('automatic'), 'captured'],
    ['automatic', captureOf('manual'), 'authorized'],
  ] as const)('%s: an order that asks for %j is %s', async (capture, asked, status) => {
    const { order, createPayment, listPayments } = await openWith({ capture });
    await createPayment(upi, (await order(asked)).content.id);
    expect((await listPayments())[0]).toMatchObject({ status });
  });

  test('manual: a payment that is authorized late is not captured either', async () => {
    const sandbox = await openWith({ capture: 'manual' });
    const { id } = (await sandbox.order({})).content;
    await sandbox.setFaults({ payments: { outcome: 'late' } });
    await sandbox.createPayment(upi, id);
    const [late] = await sandbox.listPayments();
    const command = `POST /control/payments/${late?.id}/authorize`;
    expect((await sandbox.ask(command)).content).toMatchObject({ status: 'authorized' });
  });
});

test('maximum: a larger order is refused, in other currencies by its worth in rupees', async () => {
  const { order } = await openWith({ maximum: 500_000 });
  const refused = {
    status: 400,
    content: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'Amount exceeds maximum amount allowed.',
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        field: 'amount',
      },
    },
  };
  expect(await order({})).toMatchObject({ status: 200 });
  expect(await order({ amount: 500_001 })).toEqual(refused);
  expect(await order({ currency: 'USD', amount: 5952 })).toMatchObject({ status: 200 });
  expect(await order({ currency: 'USD', amount: 5953 })).toEqual(refused);
});

test('international off: other currencies are refused, and cards from abroad fail', async () => {
  const { order, payByCard, listPayments } = await openWith({ international: 'off' });
  expect(await order({ currency: 'USD' })).toMatchObject(refusal('Currency is not supported'));
  const reason = 'international_transaction_not_allowed';
  expect(await payByCard(foreignCard)).toMatchObject({ type: 'failed', error: { reason } });
  expect((await listPayments())[0]).toMatchObject({ status: 'failed', error_reason: reason });
});

test.each([
  ['the API', 'call', `POST /v1/payments/${payment.id}/refund`],
  ['the dashboard', 'ask', `POST /control/payments/${payment.id}/refund`],
] as const)('balance: %s refuses a larger refund, and leaves its payment alone', async (...row) => {
  const [, means, route] = row;
  const { paymentOf, setFaults, ...sandbox } = await openWith({ balance: 99_999 });
  const refused = await sandbox[means](route, { amount: 100_000 });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.content)).toContain('does not have enough balance');
  expect(await paymentOf(payment.id)).toMatchObject({ amount_refunded: 0 });
  await setFaults({ account: { balance: 100_000 } });
  expect(await sandbox[means](route, { amount: 100_000 })).toMatchObject({ status: 200 });
});
