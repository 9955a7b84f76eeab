import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { alertId, alerts } from '../../../functions/src/alerts/alert.ts';
import { payments } from '../../../functions/src/payments/documents.ts';
import { recordSpan } from '../../../functions/src/payments/reconcile/record-span.ts';
import { sweepDisputes } from '../../../functions/src/payments/reconcile/sweep-disputes.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { ask, asked } from '../../support/functions/admin-actions/request.ts';
import { tolerateErrors } from '../../support/expect-errors.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { raiseUnreportedDispute } from '../../support/functions/payments/disputes.ts';
import {
  aPaidOrder,
  alertsAbout,
  openAlertsAbout,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import { control, setFaults } from '../../support/functions/payments/provider.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

// Razorpay doesn't know the payments that other tests only reported.
tolerateErrors('provider-call-failed');

it('fault 37, dispute unreported: the sweep tells the operator of a dispute and its end without webhooks', async () => {
  const { order, payment } = await aPaidOrder();
  const { id } = await raiseUnreportedDispute(payment, { amount: 2_000_00 });
  await sweepDisputes();
  const alert = (await alerts.doc(alertId('dispute', id)).get()).data();
  expect(alert).toMatchObject({ path: order.path, resolvedAt: null });
  expect(alert?.details).toMatch(/^₹2,000 of .+Phase: chargeback.+Respond by /);
  const refund = asked(aRefundOf(payment, 1_000));
  expect(await ask(await aStaffMember(), refund)).toMatchObject({ body: { code: 'dispute-open' } });

  await control(`disputes/${id}/move`, { step: 'lost' });
  await sweepDisputes();
  await sweepDisputes();
  expect(await read(order.path)).toMatchObject({ status: 'Paid', chargedBackAmount: 2_000 });
  expect((await alertsAbout(payment)).toSorted()).toEqual(['dispute', 'dispute_lost']);
  expect(await openAlertsAbout(payment)).toEqual(['dispute_lost']);
});

it('fault 37, dispute unreported: an alert that the operator resolved stays resolved', async () => {
  const { payment } = await aPaidOrder();
  const { id } = await raiseUnreportedDispute(payment);
  await setFaults({ records: [{ id, fields: { respond_by: null } }] });
  await sweepDisputes();
  const alert = alerts.doc(alertId('dispute', id));
  expect((await alert.get()).get('details')).not.toContain('Respond by');
  await alert.update({ resolvedAt: Timestamp.now() });
  await sweepDisputes();
  expect(await openAlertsAbout(payment)).toEqual([]);
});

it('fault 37, dispute unreported: a list that is older than a webhook changes nothing', async () => {
  const { payment } = await aPaidOrder();
  const dispute = await raiseUnreportedDispute(payment);
  const gateway = razorpayGateway();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const listDisputes: typeof gateway.listDisputes = async () => {
    const listed = await gateway.listDisputes();
    const seconds = Math.floor(Date.now() / 1000);
    const event = anEvent('payment.dispute.under_review', payment, { dispute });
    await deliver({ ...event, created_at: seconds + 10 });
    vi.setSystemTime((seconds + 20) * 1000);
    return listed;
  };
  await sweepDisputes({ ...gateway, listDisputes });
  expect(await paymentRecord(payment)).toMatchObject({
    disputes: { [dispute.id]: { state: 'under_review' } },
  });
  expect(await openAlertsAbout(payment)).toEqual([]);
});

it('fault 37, dispute unreported: an odd dispute or a payment that Razorpay does not return hides no other', async () => {
  const gateway = razorpayGateway();
  const [odd, unknown, third] = [await aPaidOrder(), await aPaidOrder(), await aPaidOrder()];
  await raiseUnreportedDispute(third.payment);
  const { id } = await raiseUnreportedDispute(odd.payment);
  await raiseUnreportedDispute(unknown.payment);
  await setFaults({ records: [{ id, fields: { status: 7 } }] });
  const fetchPayment: typeof gateway.fetchPayment = async (paymentId) => {
    if (paymentId === unknown.payment.id) throw new ServerError('provider-refused');
    return gateway.fetchPayment(paymentId);
  };
  await expect(sweepDisputes({ ...gateway, fetchPayment })).rejects.toMatchObject({
    code: 'provider-refused',
  });
  expect(await alertsAbout(third.payment)).toEqual(['dispute']);
  expect(await alertsAbout(odd.payment)).toEqual(['record_unreadable']);
  expect(await alertsAbout(unknown.payment)).toEqual([]);
});

it('fault 37, dispute unreported: recordSpan restores lost disputes, with the month of their decision', async () => {
  const { seconds: from } = minutesAgo(0);
  const { order, payment } = await aPaidOrder();
  const { id } = await raiseUnreportedDispute(payment);
  await sweepDisputes();
  await control(`disputes/${id}/move`, { step: 'lost' });
  await sweepDisputes();
  const decidedAt = Timestamp.fromDate(new Date('2026-10-31T12:00:00Z'));
  await alerts.doc(alertId('dispute_lost', id)).update({ createdAt: decidedAt });
  const { disputes: _, chargebackMonths: _months, ...lost } = (await paymentRecord(payment)) ?? {};
  await payments.doc(payment.id).set(lost as never);
  await recordSpan({ from, to: minutesAgo(-1).seconds });
  expect(await paymentRecord(payment)).toMatchObject({
    disputes: { [id]: { state: 'lost' } },
    chargebackMonths: ['2026-10'],
  });
  expect(await read(order.path)).toMatchObject({ chargedBackAt: decidedAt });
});

it('fault 37, dispute unreported: a dispute that was won and then lost counts in the month of its loss', async () => {
  const { payment } = await aPaidOrder();
  const { id } = await raiseUnreportedDispute(payment);
  await control(`disputes/${id}/move`, { step: 'won' });
  await sweepDisputes();
  const wonAt = Timestamp.fromDate(new Date('2026-10-31T12:00:00Z'));
  await alerts.doc(alertId('dispute_over', id)).update({ createdAt: wonAt });
  await setFaults({ records: [{ id, fields: { status: 'lost', phase: 'pre_arbitration' } }] });
  await sweepDisputes();
  expect(await paymentRecord(payment)).toMatchObject({
    disputes: { [id]: { state: 'lost' } },
    chargebackMonths: [indianDay(new Date()).slice(0, 7)],
  });
});
