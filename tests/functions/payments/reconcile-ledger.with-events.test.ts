import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { formatMoney } from '../../../functions/shared/values/money.ts';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { compareDay } from '../../../functions/src/admin/reconcile/compare-day.ts';
import { reconcileDay } from '../../../functions/src/admin/reconcile/reconcile-day.ts';
import {
  reconciliations,
  spanOf,
  type StoredReconciliation,
} from '../../../functions/src/admin/reconcile/start-reconciliation.ts';
import { remindOperator, notifyOperator } from '../../../functions/src/emails/notify-operator.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
} from '../../../functions/src/platform/razorpay/client.ts';
import { paymentEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { mailServerForEachTest, sendAndRead } from '../../support/functions/email-reader.ts';
import { storeEmail } from '../../support/functions/outbox.ts';
import { postAs } from '../../support/functions/requests.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { aPaymentEntity } from '../../support/functions/payments/webhooks.ts';
import { afterNextQuery } from '../../support/functions/payments/interleave.ts';
import { anOpenOrder, listed, reportOf } from '../../support/functions/payments/payments.ts';

expectErrors('operator-alert');

mailServerForEachTest();

const day = '2019-01-01';
const noPauses = [0, 0, 0];

const now = Timestamp.now();
const run: StoredReconciliation = {
  from: day,
  to: day,
  state: 'running',
  next: day,
  days: 1,
  daysDone: 0,
  atProvider: 0,
  inLedger: 0,
  lost: 0,
  differences: 0,
  unraised: 0,
  createdAt: now,
  updatedAt: now,
};

it('retries a day that Razorpay did not list, and fails after the fourth time', async () => {
  for (const [failures, ends] of [
    [3, { state: 'done', daysDone: 1 }],
    [4, { state: 'failed' }],
  ] as const) {
    let calls = 0;
    const gateway = gatewayWith([], () => {
      calls += 1;
      if (calls <= failures) throw new ServerError('provider-unavailable');
    });
    const changes = await reconcileDay(run, gateway, noPauses);
    expect(changes).toMatchObject(ends);
    expect(changes).not.toHaveProperty('next');
    expect(calls).toBe(4);
  }
});

it('counts the differences beyond the alert limit, and reports all of them in one email a day', async () => {
  const payments = Array.from({ length: 23 }, () => aPayment());
  const changes = await reconcileDay(run, gatewayWith(payments));
  expect(changes).toMatchObject({ state: 'done', differences: 23, unraised: 3 });
  const open = await itemsOf(payments);
  expect(open).toHaveLength(20);
  for (const { id, item } of open) await notifyOperator(id, item);
  expect(await emailsOf()).toEqual([emailOf(new Date())]);

  const mail = await sendAndRead(await storeEmail('operator_alert', { alertId: 'ledger_differs' }));
  expect(mail.subject).toContain("Ledger doesn't match Razorpay");
  expect(mail.text?.replace(/\s+/g, ' ')).toMatch(/Occurrences:? \d+ \(details/);

  // Another difference comes after the email of the day. The next day's email reports it, once.
  await alerts.doc(open[0]?.id ?? '').update({ lastAt: Timestamp.now() });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await remindOperator(tomorrow);
  await remindOperator(tomorrow);
  expect(await emailsOf()).toEqual([emailOf(new Date()), emailOf(tomorrow)]);
});

it('compares each day in turn, counts, and raises an alert for each difference', async () => {
  // The sandbox starts with payments of these days. The ledger of the tests doesn't have them.
  const key = await reconcile('2026-08-03', '2026-08-05');
  await expect.poll(() => stateOf(key)).toMatchObject({ state: 'done' });
  expect(await stateOf(key)).toMatchObject({
    days: 3,
    daysDone: 3,
    atProvider: 2,
    inLedger: 0,
    lost: 2,
    differences: 2,
  });
  for (const paymentId of ['pay_Seed0000000001', 'pay_Seed0000000007']) {
    expect((await alerts.doc(`${paymentId}_ledger_differs`).get()).data()).toMatchObject({
      kind: 'ledger_differs',
      paymentId,
      details: expect.stringMatching(
        /^₹[\d,.]+ captured in Razorpay, missing in the ledger$/,
      ) as string,
      resolvedAt: null,
    });
  }
  // The event is delivered again.
  await compareDay(key);
  expect(await stateOf(key)).toMatchObject({ daysDone: 3, differences: 2 });
});

it('names the order of a payment that the ledger lacks, and resolves the alert when it is recorded', async () => {
  const { account, order, payment } = await anOpenOrder();
  const lost = paymentEntity.parse(payment);
  await reconcileDay(run, gatewayWith([lost]));
  const alert = alerts.doc(`${payment.id}_ledger_differs`);
  expect((await alert.get()).data()).toMatchObject({
    uid: account.uid,
    path: order.path,
    details: `${formatMoney(order.amount, 'INR')} captured in Razorpay, missing in the ledger`,
    resolvedAt: null,
  });
  await recordPayment(reportOf({ ...payment, status: 'authorized' }));
  expect((await alert.get()).data()).toMatchObject({ resolvedAt: null });
  await recordPayment(reportOf(payment));
  const resolved = (await alert.get()).data();
  expect(resolved).toMatchObject({ note: 'The payment was recorded.' });
  expect(resolved?.resolvedAt).not.toBeNull();
});

it('raises no alert for a payment that is recorded during the comparison', async () => {
  const { payment } = await anOpenOrder();
  afterNextQuery(() => recordPayment(reportOf(payment)));
  await reconcileDay(run, gatewayWith([paymentEntity.parse(payment)]));
  expect((await alerts.doc(`${payment.id}_ledger_differs`).get()).exists).toBe(false);
});

function aPayment() {
  const id = `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  return paymentEntity.parse(aPaymentEntity({ id, created_at: spanOf(day).from + 60 }));
}

function gatewayWith(
  payments: ReturnType<typeof aPayment>[],
  before: () => void = () => {},
): RazorpayGateway {
  return {
    ...razorpayGateway(),
    listPayments: async () => {
      before();
      return listed(payments);
    },
    listRefunds: async () => listed([]),
  };
}

async function itemsOf(payments: ReturnType<typeof aPayment>[]) {
  const found = await Promise.all(
    payments.map(({ paymentId }) => alerts.doc(`${paymentId}_ledger_differs`).get()),
  );
  return found.flatMap((it) => {
    const item = it.data();
    return item ? [{ id: it.id, item }] : [];
  });
}

async function emailsOf(): Promise<string[]> {
  const emails = await outbox.where('alertId', '==', 'ledger_differs').get();
  return emails.docs.map(({ id }) => id).filter((id) => id.startsWith('alert_'));
}

function emailOf(moment: Date): string {
  return `alert_ledger_differs.${moment.toISOString().slice(0, 10)}`;
}

async function reconcile(from: string, to: string): Promise<string> {
  const key = randomUUID();
  const request = { idempotencyKey: key, action: 'reconcile', from, to };
  const answer = await postAs(await aStaffMember(), endpoints.adminActions, request);
  expect(answer).toMatchObject({ status: 200 });
  return key;
}

async function stateOf(key: string) {
  return (await reconciliations.doc(key).get()).data();
}
