import { randomUUID } from 'node:crypto';
import type { Purchase } from '../../../functions/shared/catalogue/quantity.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { payByBank, reverseByBank } from './payments/bank-payments.ts';
import { reportOf } from './payments/payments.ts';
import { addUsers, ask, askAsStaff, askForUsers } from './plan-changes.ts';
import { refundChosen, refundWhole } from './plan-refunds.ts';
import {
  aPlan,
  deliverEmails,
  invoiceOf,
  openInvoice,
  payInvoice,
  planOf,
  runUntil,
  secondsAt,
  somePlans,
  twoPlans,
  type BoughtPlan,
} from './plans.ts';

/** What happened to plans, and the day until which the schedule ran. */
export interface PlanHistory {
  plans: BoughtPlan[];
  today: string;
}

const month: Purchase = { id: 'apac-debt-grid', seats: 3, term: 'month' };
const start = '2027-01-31';

/** Histories of plans that differ in what a rebuild must know. */
export const planHistories: Record<string, () => Promise<PlanHistory>> = {
  'reported a day late, and renewed': async () => {
    const bought = await aPlanReportedLate();
    const { renewalRequest } = await runUntil(bought, '2027-02-06');
    await payInvoice(bought, renewalRequest, '2027-02-07');
    return until(bought, '2027-02-20');
  },

  bought: async () => until(await aPlan(start), '2027-03-01'),

  'bought with others': async () => {
    const lines: Purchase[] = [month, { id: 'andean-debt-tracker', seats: 2, term: 'year' }];
    return { plans: await somePlans(start, lines), today: '2027-02-10' };
  },

  renewed: async () => {
    const { bought } = await aRenewedPlan();
    return until(bought, '2027-03-05');
  },

  'renewed early': async () => {
    const { bought } = await aRenewedPlan();
    return { plans: [bought], today: '2027-02-22' };
  },

  'renewed twice, with another term': async () => {
    const { bought } = await aRenewedPlan();
    await ask(bought, { kind: 'next', seats: 2, term: 'year' }, '2027-03-05');
    const { renewalRequest } = await runUntil(bought, '2027-03-25');
    await payInvoice(bought, renewalRequest, '2027-03-26');
    return until(bought, '2027-04-10');
  },

  'renewed together': async () => {
    const plans = await twoPlans(start);
    const [one, other] = plans;
    const { renewalRequest } = await runUntil(one, '2027-02-20');
    await payInvoice(one, renewalRequest, '2027-02-21');
    await runUntil(one, '2027-03-01');
    await runUntil(other, '2027-03-01');
    return { plans, today: '2027-03-01' };
  },

  'more users': async () => {
    const bought = await aPlan(start, month);
    await addUsers(bought, 5, '2027-02-10');
    return until(bought, '2027-02-11');
  },

  'more users after an early renewal': async () => {
    const { bought } = await aRenewedPlan();
    await addUsers(bought, 7, '2027-02-24');
    return until(bought, '2027-03-02');
  },

  'more users that are not paid': async () => {
    const bought = await aPlan(start, month);
    await askForUsers(bought, 9, '2027-02-10');
    return { plans: [bought], today: '2027-02-10' };
  },

  requested: async () => until(await aPlan(start, month), '2027-02-20'),

  cancelled: async () => {
    const bought = await aPlan(start, month);
    await ask(bought, { kind: 'cancel', reason: null }, '2027-02-10');
    return until(bought, '2027-02-12');
  },

  'ended after a cancellation': async () => {
    const bought = await aPlan(start, month);
    await ask(bought, { kind: 'cancel', reason: null }, '2027-02-10');
    return until(bought, '2027-03-02');
  },

  overdue: async () => until(await aPlan(start, month), '2027-03-02'),

  'paid in the days of grace': async () => {
    const bought = await aPlan(start, month);
    const { renewalRequest } = await runUntil(bought, '2027-03-03');
    await payInvoice(bought, renewalRequest, '2027-03-04');
    return until(bought, '2027-03-10');
  },

  suspended: async () => ({ plans: [await aSuspendedPlan()], today: '2027-03-10' }),

  'paid while suspended': async () => {
    const bought = await aSuspendedPlan();
    await payInvoice(bought, (await planOf(bought)).renewalRequest, '2027-03-15');
    return until(bought, '2027-03-20');
  },

  'ended unpaid': async () => until(await aSuspendedPlan(), '2027-03-25'),

  refunded: async () => {
    const bought = await aPlan(start, month);
    await refundWhole(bought.payment, '2027-02-10');
    return until(bought, '2027-02-12');
  },

  'lost in a dispute': async () => {
    const bought = await aPlan(start, month);
    const report = { ...reportOf({ ...bought.payment }), reportedAt: secondsAt('2027-02-15') };
    const dispute = {
      disputeId: `disp_${randomUUID()}`,
      phase: 'chargeback',
      amountMinor: report.amountMinor,
      state: 'lost',
      reason: null,
      respondBy: null,
      createdAt: report.reportedAt,
    } as const;
    await recordPayment({ ...report, dispute });
    return until(bought, '2027-02-16');
  },

  'refunded in part': async () => {
    const bought = await aPlan(start, month);
    const part = { ...bought.payment, amount_refunded: 100, refund_status: 'partial' };
    await recordPayment({ ...reportOf({ ...part }), reportedAt: secondsAt('2027-02-10') });
    return until(bought, '2027-02-12');
  },

  'refunded in part, with the plan that staff chose': async () => {
    const plans = await twoPlans(start);
    await refundChosen(plans[0].payment, plans[1], '2027-02-10', 9_999_00);
    return { plans, today: '2027-02-12' };
  },

  'refunded whole, except the plan that staff kept': async () => {
    const plans = await twoPlans(start);
    await refundChosen(plans[0].payment, plans[1], '2027-02-10');
    return { plans, today: '2027-02-12' };
  },

  'more users refunded': async () => {
    const bought = await aPlan(start, month);
    const paid = await addUsers(bought, 5, '2027-02-10');
    await refundWhole(paid, '2027-02-11');
    return until(bought, '2027-02-12');
  },

  'next term refunded': async () => {
    const { bought, payment } = await aRenewedPlan();
    await refundWhole(payment, '2027-02-24');
    return until(bought, '2027-02-25');
  },

  'running term refunded, next term paid': async () => {
    const { bought } = await aRenewedPlan();
    await refundWhole(bought.payment, '2027-02-24');
    return until(bought, '2027-03-02');
  },

  'ended by staff': async () => {
    // The audit log has the time of this computer.
    const bought = await aPlan('2026-11-10', month);
    await askAsStaff(bought, { action: 'end-plan', note: 'Sold twice.' }, '2026-11-20');
    return { plans: [bought], today: '2026-11-21' };
  },

  'renewed by bank': async () => {
    const bought = await aPlan('2026-09-15', month);
    const { renewalRequest } = await runUntil(bought, '2026-10-06');
    await payByBank(bought.account, renewalRequest ?? '', { paidOn: '2026-10-07' });
    return until(bought, '2026-10-20');
  },

  'late money for an old request': async () => {
    const bought = await aPlan(start, month);
    const { renewalRequest } = await runUntil(bought, '2027-02-18');
    const old = await openInvoice(bought, renewalRequest ?? '');
    await ask(bought, { kind: 'next', seats: 1, term: 'month' }, '2027-02-19');
    await payInvoice(bought, (await planOf(bought)).renewalRequest, '2027-02-20');
    await old.on('2027-02-21');
    return until(bought, '2027-03-02');
  },
};

/** Histories of which no payment tells the days, but only what is stored since. */
export const unpaidHistories: typeof planHistories = {
  'reported a day late': async () => until(await aPlanReportedLate(), '2027-01-20'),

  'renewed by bank, which staff reversed': async () => {
    const bought = await aPlan('2026-09-15', month);
    const { renewalRequest } = await runUntil(bought, '2026-10-06');
    const id = renewalRequest ?? '';
    const { paymentId } = await payByBank(bought.account, id, { paidOn: '2026-10-07' });
    await runUntil(bought, '2026-10-20');
    await reverseByBank(bought.account, id, paymentId);
    return { plans: [bought], today: indianDay(new Date()) };
  },

  'paid after a hold': async () => {
    const bought = await aPlan(start, month);
    await runUntil(bought, '2027-03-02');
    await askAsStaff(
      bought,
      { action: 'hold-renewal', note: 'A dispute.', heldUntil: '2027-03-30' },
      '2027-03-03',
    );
    await payInvoice(bought, (await planOf(bought)).renewalRequest, '2027-04-02');
    return until(bought, '2027-04-05');
  },

  'paid in more days of grace': async () => {
    const bought = await withMoreGrace();
    await payInvoice(bought, (await planOf(bought)).renewalRequest, '2027-03-20');
    return until(bought, '2027-03-25');
  },

  'paid in more days of grace, and renewed': async () => {
    const bought = await withMoreGrace();
    await payInvoice(bought, (await planOf(bought)).renewalRequest, '2027-03-20');
    const { renewalRequest } = await runUntil(bought, '2027-03-25');
    await payInvoice(bought, renewalRequest, '2027-03-26');
    return until(bought, '2027-04-05');
  },

  'paid while suspended after more days of grace': async () => {
    const bought = await withMoreGrace();
    const { renewalRequest } = await planOf(bought);
    await deliverEmails((await invoiceOf(bought, renewalRequest)).path);
    await runUntil(bought, '2027-03-26');
    await payInvoice(bought, renewalRequest, '2027-03-28');
    return until(bought, '2027-03-30');
  },
};

async function until(bought: BoughtPlan, today: string): Promise<PlanHistory> {
  await runUntil(bought, today);
  return { plans: [bought], today };
}

/** Another report then brings an earlier time of the capture. */
async function aPlanReportedLate(): Promise<BoughtPlan> {
  const bought = await aPlan('2027-01-15', month);
  await recordPayment({ ...reportOf({ ...bought.payment }), reportedAt: secondsAt('2027-01-14') });
  return bought;
}

async function aRenewedPlan() {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  return { bought, payment: await payInvoice(bought, renewalRequest, '2027-02-20') };
}

async function aSuspendedPlan(): Promise<BoughtPlan> {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-20');
  await deliverEmails((await invoiceOf(bought, renewalRequest)).path);
  await runUntil(bought, '2027-03-10');
  return bought;
}

async function withMoreGrace(): Promise<BoughtPlan> {
  const bought = await aPlan(start, month);
  await runUntil(bought, '2027-03-04');
  const asked = { action: 'extend-grace', note: 'They asked.', graceUntil: '2027-03-25' };
  await askAsStaff(bought, asked, '2027-03-05');
  return bought;
}
