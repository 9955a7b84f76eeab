import { expect, it } from 'vitest';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { verifyPayment } from '../../../functions/src/payments/checkout/verify-payment.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import {
  anOpenOrder,
  paymentRecord,
  emailsAbout,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';

it.each([
  ['not known yet', []],
  ['known', ['authorized']],
])(
  'fault 2, webhook and browser race: twenty concurrent reports of a payment that is %s all count',
  async (_, before) => {
    // The payment has no order, because an order's precondition would already serialise the reports.
    const payment = aPaymentEntity();
    for (const status of before) await recordPayment(reportOf({ ...payment, status }));
    const sums = Array.from({ length: 20 }, (__, index) => (20 - index) * 100);
    await Promise.all(
      sums.map((sum) => recordPayment(reportOf({ ...payment, amount_refunded: sum }))),
    );
    expect(await paymentRecord(payment)).toMatchObject({ amountRefundedMinor: 20_00 });
  },
);

it('fault 2, webhook and browser race: webhook, browser and sweep record a payment once', async () => {
  const { account, order, attemptId, razorpayOrderId } = await anOpenOrder();
  await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(11)));
  const checkout = await payInSandbox(razorpayOrderId);
  const id = checkout.razorpay_payment_id;
  const verify = () =>
    verifyPayment(account.uid, {
      paymentId: id,
      razorpayOrderId,
      signature: checkout.razorpay_signature,
    });
  // The sandbox sends its webhooks at the same time.
  await Promise.all([verify(), sweepPayments(), verify(), verify()]);
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  await issueAll({ payment: { id } });
  expect(await emailsAbout({ id })).toEqual([`paid_${id}`]);
});
