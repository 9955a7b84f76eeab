import { beforeEach, expect, it, vi } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { cancelPayable } from '../../../functions/src/payments/checkout/cancel-payable.ts';
import { createRazorpayOrder } from '../../../functions/src/payments/checkout/create-razorpay-order.endpoint.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.schedule.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.schedule.ts';
import { razorpayWebhook } from '../../../functions/src/payments/webhook/razorpay-webhook.endpoint.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { serve } from '../../../dev/suite/functions/serve-handler.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { storeOrder, read } from '../../support/functions/stored.ts';

beforeEach(() => {
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']) {
    vi.stubEnv(name, 'none');
  }
});

it('no payment begins', async () => {
  const origin = await serve('createRazorpayOrder', createRazorpayOrder);
  expect(await post(origin + endpoints.createRazorpayOrder)).toEqual({
    status: 503,
    body: { code: 'payments-not-open', message: "Payments aren't open yet. Nothing was charged." },
  });
});

it('no webhook is accepted', async () => {
  const origin = await serve('razorpayWebhook', razorpayWebhook);
  expect(await post(origin + endpoints.razorpayWebhook)).toMatchObject({
    status: 400,
    body: { code: 'invalid-signature' },
  });
});

it('a customer can cancel an order', async () => {
  const { uid } = await signUp();
  const { id, path } = await storeOrder({ uid });
  await cancelPayable({ uid, type: 'product_order', id });
  expect(await read(path)).toMatchObject({ status: 'Cancelled' });
});

it('Razorpay is not asked', async () => {
  await expect(razorpayGateway().listDisputes()).rejects.toMatchObject({
    code: 'payments-not-open',
  });
  const scheduleTime = new Date().toISOString();
  await sweepPayments.run({ scheduleTime });
  await sweepRefunds.run({ scheduleTime });
});

async function post(url: string) {
  const headers = { 'Content-Type': 'application/json', 'X-Razorpay-Signature': 'a'.repeat(64) };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  return { status: response.status, body: await response.json() };
}
