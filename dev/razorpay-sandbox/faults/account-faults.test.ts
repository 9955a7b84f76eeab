import { describe, expect, test } from 'vitest';
import { aPayment } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';
import type { Groups } from './switches.ts';

const payment = aPayment();
const periods = { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' };
const captureOf = (capture: 'automatic' | 'manual') => ({
  payment: { capture, capture_options: periods },
});
const upi = { method: 'upi', vpa: 'success@razorpay' };

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
