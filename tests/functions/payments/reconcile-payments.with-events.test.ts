import { beforeEach, expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { payments } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { reconcilePayments } from '../../../functions/src/payments/reconcile/reconcile-payments.ts';
import {
  aPaidOrder,
  anOpenOrder,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import { control, setFaults } from '../../support/functions/payments/provider.ts';
import { issueAll } from '../../support/functions/payments/receipts.ts';
import { refundProcessed } from '../../support/functions/payments/refunds.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo } from '../../support/functions/stored.ts';
import { anEvent, aPaymentEntity, deliver } from '../../support/functions/payments/webhooks.ts';

let startedAt: number;
beforeEach(() => {
  startedAt = minutesAgo(0).seconds;
});

it('reconcilePayments finds no difference when a payment was returned uncaptured', async () => {
  await setFaults({ payments: { outcome: 'authorized' } });
  const { razorpayOrderId } = await anOpenOrder();
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ state: 'authorized' });
  await control(`payments/${id}/void`, {});
  await refundProcessed({ id });
  expect(await differencesOf({ id })).toEqual([]);
});

it('reconcilePayments counts a captured payment as lost if the ledger lacks it or has an earlier state', async () => {
  const { payment } = await aPaidOrder();
  await issueAll({ payment });
  const before = await countLost();
  await payments.doc(payment.id).update({ state: 'authorized' });
  expect(await countLost()).toBe(before + 1);
  await payments.doc(payment.id).delete();
  expect(await countLost()).toBe(before + 1);
  const paymentId = payment.id;
  const missing = expect.objectContaining({ paymentId, amountMinor: payment['amount'] }) as unknown;
  expect(await differencesOf(payment)).toEqual([
    { paymentId, subject: 'payment', atProvider: 'captured', inLedger: '—', missing },
  ]);
});

it('reconcilePayments finds a payment that only the ledger has, and its open alert', async () => {
  const payment = aPaymentEntity({ created_at: minutesAgo(0).seconds });
  await deliver(anEvent('payment.captured', payment));
  expect(await differencesOf(payment)).toEqual([
    { paymentId: payment.id, subject: 'payment', atProvider: '—', inLedger: 'captured' },
    { paymentId: payment.id, subject: 'outcome', atProvider: 'captured', inLedger: 'unmatched' },
  ]);
  await alerts.doc('unmatched').update({ resolvedAt: minutesAgo(0) });
  expect(await differencesOf(payment)).toHaveLength(1);
});

it('reconcilePayments finds a field that differs, and an order that does not show its payment', async () => {
  const { order, payment } = await aPaidOrder();
  const entry = payments.doc(payment.id);
  // The trigger for receipts must not see an incorrect entry.
  await issueAll({ payment });
  const recorded = await entry.get();
  for (const [field, value] of [
    ['amountMinor', 1],
    ['currency', 'USD'],
    ['razorpayOrderId', 'order_another'],
    ['baseAmountMinor', 1],
    ['feeMinor', null],
    ['taxMinor', 1],
    ['amountRefundedMinor', 5],
    ['state', 'authorized'],
    ['state', 'voided'],
  ] as const) {
    await entry.update({ [field]: value });
    expect(await differencesOf(payment)).toMatchObject([
      { subject: field, inLedger: String(value ?? '—') },
    ]);
    await entry.update({ [field]: recorded.get(field) as unknown });
  }
  await firestore.doc(order.path).update({ paymentId: 'pay_another' });
  expect(await differencesOf(payment)).toMatchObject([{ subject: 'document' }]);
});

it('reconcilePayments finds a refund that the ledger has missed', async () => {
  const { payment } = await aPaidOrder();
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  await control(`payments/${payment.id}/refund`, { amount: 100 });
  const subjects = (await differencesOf(payment)).map(({ subject }) => subject);
  expect(subjects).toEqual(['amountRefundedMinor', expect.stringMatching(/^refund rfnd_/)]);
});

async function countLost(): Promise<number> {
  return (await reconcilePayments({ from: startedAt, to: minutesAgo(-1).seconds })).lost;
}

async function differencesOf({ id }: { id: string }) {
  const { differences } = await reconcilePayments({
    from: startedAt,
    to: minutesAgo(0).seconds + 60,
  });
  return differences.filter(({ paymentId }) => paymentId === id);
}
