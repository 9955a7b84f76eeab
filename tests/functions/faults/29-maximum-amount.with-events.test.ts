import { expect, it, vi } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { readEmailToOperator } from '../../support/functions/email-to-operator.ts';
import {
  anOpenOrder,
  aPaymentRequest,
  deleteGroupedAlert,
} from '../../support/functions/payments/payments.ts';
import { providerOrders, setFaults } from '../../support/functions/payments/provider.ts';
import { expectRefusedOrder } from '../../support/functions/payments/refused-orders.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { read, storeInvoice } from '../../support/functions/stored.ts';

expectErrors('provider-call-failed');

it('fault 29, maximum amount: the customer reads about the limit, and the operator gets one email', async () => {
  await deleteGroupedAlert('amount_refused');
  const account = await signUp();
  const invoice = { ...(await storeInvoice(account, { amount: 5_000.5 })), type: 'invoice' };
  await setFaults({ account: { maximum: 5_000_49 } });
  const message =
    /^This is above our limit for a single payment\. You haven't been charged\. Please order by invoice and pay by bank transfer/;
  const refusal = { status: 422, code: 'amount-too-large', message };
  const alert = { kind: 'amount_refused', details: 'INR 5000.5' } as const;
  await expectRefusedOrder(account, invoice, refusal, alert);
  await setFaults({ account: { maximum: 5_000_50 } });
  expect(await createOrder(account, invoice)).toMatchObject({ status: 200 });
});

it('fault 29, maximum amount: an amount above the parameter does not reach Razorpay', async () => {
  await deleteGroupedAlert('amount_refused');
  const { request, attemptId, order } = await aPaymentRequest();
  vi.stubEnv('PAYMENT_MAXIMUMS', `INR:${order.amount - 0.01}`);
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'amount-too-large' });
  expect(await providerOrders(attemptId)).toEqual([]);
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  expect((await alerts.doc('amount_refused').get()).exists).toBe(false);
  vi.stubEnv('PAYMENT_MAXIMUMS', `INR:${order.amount}`);
  await createPaymentOrder(request);
  expect(await providerOrders(attemptId)).toHaveLength(1);
});

it('fault 29, maximum amount: the email to the operator names the refused order', async () => {
  await deleteGroupedAlert('amount_refused');
  const { request, order } = await aPaymentRequest();
  await setFaults({ account: { maximum: 100 } });
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'amount-too-large' });
  const email = await readEmailToOperator('amount_refused');
  expect(email).toContain('Payment above the Razorpay limit');
  expect(email).toContain(order.path);
  expect(email).toContain(`INR ${order.amount}`);
});

it('fault 29, maximum amount: a payment that was opened before the parameter was lowered continues', async () => {
  const { request, razorpayOrderId } = await anOpenOrder();
  vi.stubEnv('PAYMENT_MAXIMUMS', 'INR:1');
  expect(await createPaymentOrder(request)).toMatchObject({ id: razorpayOrderId });
});
