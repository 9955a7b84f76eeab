import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import type { ServerErrorCode } from '../../../functions/shared/server-errors.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import { signUp, type Account } from '../../support/functions/accounts/accounts.ts';
import { beginDeletion } from '../../support/functions/accounts/customers.ts';
import {
  anOpenInvoice,
  anOpenOrder,
  type OpenPayable,
} from '../../support/functions/payments/payments.ts';
import { failOnce, setFaults } from '../../support/functions/payments/provider.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { postAs } from '../../support/functions/requests.ts';
import { read } from '../../support/functions/stored.ts';
import { deliver, anEvent } from '../../support/functions/payments/webhooks.ts';

tolerateErrors('provider-call-failed', 'provider-answer-unreadable');

const done = { status: 200, body: { status: 'cancelled' } };

it('a customer cancels an unpaid order or an invoice that they entered, which then takes no payment', async () => {
  for (const opened of [
    await anOpenOrder(),
    await anOpenInvoice({ amount: 20, currency: 'EUR' }),
  ]) {
    expect(await cancel(opened)).toEqual(done);
    expect(await read(opened.order.path)).toMatchObject({
      status: 'Cancelled',
      cancelledAt: expect.objectContaining({ seconds: expect.any(Number) }),
    });
    await expect(createPaymentOrder(opened.request)).rejects.toMatchObject({ code: 'not-pending' });
    expectCode(await cancel(opened), 'not-pending');
  }
});

it('an unreported payment is recorded instead', async () => {
  const opened = await anOpenOrder();
  await setFaults({ webhooks: { drop: 'all' } });
  const { razorpay_payment_id: paymentId } = await payInSandbox(opened.razorpayOrderId);
  expectCode(await cancel(opened), 'already-paid');
  expect(await read(opened.order.path)).toMatchObject({ status: 'Paid', paymentId });
  expectCode(await cancel(opened), 'not-pending');
});

it('a payment that the bank still holds keeps the order, whether Razorpay or only the ledger knows it', async () => {
  const opened = await anOpenOrder();
  await setFaults({ webhooks: { drop: 'all' }, payments: { outcome: 'authorized' } });
  await payInSandbox(opened.razorpayOrderId);
  expectCode(await cancel(opened), 'payment-in-progress');
  const reported = await anOpenOrder();
  const held = { ...reported.payment, status: 'authorized', captured: false };
  await deliver(anEvent('payment.authorized', held));
  expectCode(await cancel(reported), 'payment-in-progress');
  for (const { order } of [opened, reported]) {
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  }
});

it('nothing is cancelled while Razorpay does not answer, or has a payment that cannot be read', async () => {
  const opened = await anOpenOrder();
  await failOnce('fetch-order-payments');
  expectCode(await cancel(opened), 'provider-unavailable');
  await setFaults({ webhooks: { drop: 'all' } });
  const { razorpay_payment_id: id } = await payInSandbox(opened.razorpayOrderId);
  await setFaults({ records: [{ id, fields: { status: 'pending' } }] });
  expectCode(await cancel(opened), 'payment-mismatch');
  expect(await read(opened.order.path)).toMatchObject({ status: 'Pending' });
});

it('refuses to cancel an issued invoice, a document of another account, and one of an account that is being deleted', async () => {
  const account = await signUp();
  const lines = [{ description: 'Training', quantity: 1, unitPrice: 20 }];
  const issued = await anOpenInvoice({ amount: 20, currency: 'INR' }, account);
  await firestore.doc(issued.order.path).update({ lines });
  const anothers = await anOpenOrder();
  const leaving = await anOpenOrder();
  await beginDeletion(leaving.account.uid);
  expectCode(await cancel(issued), 'forbidden');
  expectCode(await cancel({ ...anothers, account }), 'forbidden');
  expectCode(await cancel(leaving), 'forbidden');
  await deletions.doc(leaving.account.uid).delete();
  for (const { order } of [issued, anothers, leaving]) {
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  }
});

it.each([{ type: 'gift' }, { id: 'x/../../other/orders/y' }, { id: '' }, { id: undefined }])(
  'refuses %j',
  async (change) => {
    const answer = await postAs(await signUp(), endpoints.cancelPayable, {
      type: 'product_order',
      id: 'x',
      ...change,
    });
    expectCode(answer, 'invalid-request');
  },
);

function cancel({ account, request, order }: OpenPayable) {
  return post(account, request.type, order.id);
}

function post(account: Account, type: string, id: string) {
  return postAs(account, endpoints.cancelPayable, { type, id });
}

function expectCode({ body }: { body: unknown }, code: ServerErrorCode): void {
  expect(body).toMatchObject({ code });
}
