import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { addDays, endOfTerm } from '../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { composePaymentApplied } from '../../../functions/src/emails/compose/plans/payment-applied.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { checkAccount } from '../../../functions/src/renewals/rebuild/rebuild-account.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { subscriptionId } from '../../../functions/src/subscriptions/subscription-id.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';
import {
  paidAfterEnd,
  paidForMoreUsers,
  paidTwice,
  type LatePayment,
} from '../../support/functions/late-payments.ts';
import { storeRefund } from '../../support/functions/stopped-work.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import { openAlertsAbout } from '../../support/functions/payments/payments.ts';
import { at, invoiceOf, planOf, runUntil } from '../../support/functions/plans.ts';

const today = indianDay(new Date());
const refused = { code: 'changed-since' };
const tomorrow = addDays(today, 1);

it('a payment after the end of a plan starts a new one today, which a refund ends', async () => {
  const late = await paidAfterEnd();
  const before = await planOf(late.bought);
  await apply(late);
  const { bought, path } = late;
  expect(await planOf(bought)).toEqual(before);
  const id = subscriptionId(path, 'apac-debt-grid');
  const started = subscriptionsOf(bought.account.uid).doc(id);
  const lastDay = endOfTerm(today, today, 'month');
  const plan = { state: 'active', seats: 3, termStart: today, termEnd: lastDay, paidBy: path };
  expect((await started.get()).data()).toMatchObject({ ...plan, renews: { on: false } });
  await expectUsed(late);
  await refundWhole(late.payment, tomorrow);
  expect((await started.get()).data()).toMatchObject({ state: 'ended', endReason: 'refunded' });
  expect(await rebuild(late)).toEqual([]);
});

it('a second payment of a paid term pays the term after it', async () => {
  const late = await paidTwice();
  await expect(apply(late)).rejects.toMatchObject(refused);
  const { termEnd } = await runUntil(late.bought, today);
  await apply(late);
  const { anchorOn, ...plan } = await planOf(late.bought);
  expect(plan).toMatchObject({
    seats: 1,
    termEnd,
    renewalRequest: null,
    upcoming: {
      seats: 3,
      termStart: termEnd,
      termEnd: endOfTerm(anchorOn, termEnd, 'month'),
      paidBy: late.path,
    },
  });
  await expectUsed(late);
  await refundWhole(late.payment, tomorrow);
  expect(await planOf(late.bought)).toMatchObject({ seats: 1, upcoming: null });
  expect(await rebuild(late)).toEqual([]);
});

it('a payment for more users adds them to those that the plan has', async () => {
  const late = await paidForMoreUsers();
  await apply(late);
  expect(await planOf(late.bought)).toMatchObject({ seats: 6 });
  await expectUsed(late);
  await refundWhole(late.payment, tomorrow);
  expect(await planOf(late.bought)).toMatchObject({ seats: 4 });
  expect(await rebuild(late)).toEqual([]);
});

it('a payment is used only once, and only while all of it is here', async () => {
  const late = await paidForMoreUsers();
  await storeRefund(late.payment.id, 100, 'queued');
  await expect(apply(late)).rejects.toMatchObject(refused);
  const other = await paidForMoreUsers();
  await apply(other);
  await expect(apply(other)).rejects.toMatchObject(refused);
});

it('nothing is used for an account that is being deleted', async () => {
  const late = await paidForMoreUsers();
  await deletions
    .doc(late.bought.account.uid)
    .set({ step: 'documents', updatedAt: Timestamp.now() });
  await expect(apply(late)).rejects.toMatchObject({ code: 'record-missing' });
});

it('a payment for two plans of a product starts only one of them anew', async () => {
  const late = await paidAfterEnd();
  const { bought, path } = late;
  const id = subscriptionId(path, 'apac-debt-grid');
  await subscriptionsOf(bought.account.uid)
    .doc(id)
    .set({ ...(await planOf(bought)), id });
  await expect(apply(late)).rejects.toMatchObject(refused);
});

it('the invoice that asks for a term which a late payment pays is cancelled', async () => {
  const late = await paidTwice();
  const { termEnd } = await runUntil(late.bought, today);
  const { renewalRequest } = await runUntil(late.bought, addDays(termEnd, -9));
  await apply(late);
  expect(await invoiceOf(late.bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
});

it('the email says what the payment pays, unless the money went back', async () => {
  const late = await paidForMoreUsers();
  await apply(late);
  const entry = await emailOf(late);
  const { blocks } = await composePaymentApplied(entry);
  expect(JSON.stringify(blocks)).toContain('"Users","value":"6 users"');
  await refundWhole(late.payment, tomorrow);
  await expect(composePaymentApplied(entry)).rejects.toThrow('outdated');
});

function apply({ bought, payment: { id: paymentId } }: LatePayment) {
  const planId = bought.reference.id;
  return byCommand({ action: 'apply-payment', paymentId, planId });
}

/** The invoice then looks as if its payment had come in time, also to a rebuild. */
async function expectUsed(late: LatePayment): Promise<void> {
  const invoice = (await firestore.doc(late.path).get()).data();
  expect(invoice).toMatchObject({
    status: 'Paid',
    operatorChanges: [{ change: 'payment_applied' }],
  });
  expect(invoice).not.toHaveProperty('unchangedPlans');
  expect(await openAlertsAbout(late.payment)).not.toContain('plan_not_extended');
  expect(await rebuild(late)).toEqual([]);
}

async function emailOf({ payment: { id } }: LatePayment) {
  const { docs } = await outbox
    .where('kind', '==', 'payment_applied')
    .where('paymentId', '==', id)
    .get();
  const [email] = docs.map((it) => it.data());
  if (!email) throw new Error('There is no email.');
  return email;
}

function rebuild({ bought: { account } }: LatePayment) {
  return checkAccount(account.uid, Timestamp.fromDate(at(tomorrow, 13)));
}
