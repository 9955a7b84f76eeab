import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { refunds } from '../../../functions/src/payments/documents.ts';
import {
  reportNow,
  recordPayment,
} from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import type { Account } from '../../support/functions/accounts/accounts.ts';
import { ask, asked } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { aPaidOrder, refundsOf } from '../../support/functions/payments/payments.ts';
import {
  control,
  failOnce,
  providerRefunds,
  setFaults,
} from '../../support/functions/payments/provider.ts';
import { refundPayment } from '../../support/functions/payments/refunds.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { storeRefund } from '../../support/functions/stopped-work.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { providerId } from '../../support/functions/payments/webhooks.ts';

expectErrors('provider-call-failed');

let admin: Account;
beforeAll(async () => {
  admin = await aStaffMember();
});

const note = 'One user less.';
const line = { change: 'refunded', amount: 500.5, note, at: expect.anything() as unknown };

it("a refund that Razorpay can't make now is queued, then made and shown once", async () => {
  const { payment, order } = await aPaidOrder();
  await failOnce('refund');
  const request = asked(aRefundOf(payment, 50_050, note));
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  expect(await refundsOf(payment)).toMatchObject([{ state: 'queued', requestedBy: admin.uid }]);
  expect(await read(order.path)).not.toHaveProperty('operatorChanges');
  await ask(admin, request);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'made', note }]);
  expect(await providerRefunds(payment.id)).toHaveLength(1);
  const expected = { operatorChanges: [line], refundedAmount: 500.5, status: 'Paid' };
  expect(await read(order.path)).toMatchObject(expected);
  const gateway = razorpayGateway();
  const facts = await gateway.fetchPayment(payment.id);
  await recordPayment(reportNow(facts, (await gateway.fetchRefunds(payment.id)).items));
  expect((await read(order.path))['operatorChanges']).toEqual([line]);
});

it('the customer sees nothing of a refund that Razorpay refuses', async () => {
  const { payment, order } = await aPaidOrder();
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  // Razorpay now has less left to refund than the ledger.
  await control(`payments/${payment.id}/refund`, { amount: order.amount * 100 - 100 });
  await ask(admin, asked(aRefundOf(payment, 50_050)));
  expect(await refundsOf(payment)).toMatchObject([{ state: 'refused' }]);
  expect(await read(order.path)).not.toHaveProperty('operatorChanges');
});

it('the customer sees nothing of a refund that failed before its result was known', async () => {
  const { payment, order } = await aPaidOrder();
  await failOnce('refund');
  const request = asked(aRefundOf(payment, 50_050));
  await ask(admin, request);
  const facts = await razorpayGateway().fetchPayment(payment.id);
  const back = {
    refundId: providerId('rfnd'),
    paymentId: payment.id,
    amountMinor: 50_050,
    currency: 'INR',
    state: 'failed',
    receipt: request.idempotencyKey,
    createdAt: facts.createdAt,
  } as const;
  await recordPayment(reportNow(facts, [back]));
  expect(await refundsOf(payment)).toMatchObject([{ state: 'made' }]);
  expect(await read(order.path)).not.toHaveProperty('operatorChanges');
});

it('the customer sees the reason of each refund, and none for a refund without one', async () => {
  const { payment, order } = await aPaidOrder();
  await refund(payment, 50_050, note);
  await refund(payment, 200, null);
  await refund(payment, 100, 'Rounding.');
  expect((await read(order.path))['operatorChanges']).toEqual([
    line,
    { ...line, amount: 1, note: 'Rounding.' },
  ]);
});

it('the customer sees the reason for refunding a second payment, too', async () => {
  const { payment, order } = await aPaidOrder();
  await firestore.doc(order.path).update({ paymentId: 'pay_first' });
  await refund(payment, 50_050, note);
  expect(await read(order.path)).toMatchObject({ paymentId: 'pay_first', operatorChanges: [line] });
});

it('a retried refund stays queued when Razorpay does not make it', async () => {
  const { payment, refundId } = await aQueuedRefund();
  await failOnce('refund');
  const key = randomUUID();
  const waits = { after: { state: 'queued' } };
  expect(await retry(refundId, key)).toMatchObject({ status: 200, body: waits });
  expect((await audit.doc(key).get()).data()).toMatchObject(waits);
  // The request is repeated after Razorpay has recovered.
  expect(await retry(refundId, key)).toMatchObject({ body: { after: { state: 'made' } } });
  expect(await providerRefunds(payment.id)).toHaveLength(1);
});

async function refund({ id: paymentId }: { id: string }, amountMinor: number, why: string | null) {
  const request = { paymentId, amountMinor, requestedBy: 'operator', note: why };
  await refundPayment({ ...request, key: randomUUID() });
}

async function aQueuedRefund() {
  const { payment } = await aPaidOrder();
  const refundId = await storeRefund(payment.id, 1_000, 'queued');
  await refunds.doc(refundId).update({ updatedAt: minutesAgo(1) });
  return { payment, refundId };
}

function retry(refundId: string, key: string = randomUUID()) {
  return ask(admin, { idempotencyKey: key, action: 'retry-refund', refundId });
}
