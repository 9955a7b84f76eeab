import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { refundPayment } from '../../../functions/src/admin/payments/refund-payment.ts';
import { requesterOf } from '../../../functions/src/admin/requester.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { commandLineActor } from '../../../functions/src/audit/actor.ts';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { recordFetched } from '../../../functions/src/payments/recording/record-payment.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { subscriptionId } from '../../../functions/src/subscriptions/subscription-id.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { aPaidOrder, type OpenPayable } from '../../support/functions/payments/payments.ts';

it.each([
  ['all', ['grid', 'tracker'], ['ended', 'ended']],
  ['one', ['tracker'], ['active', 'ended']],
  ['none', [], ['active', 'active']],
] as const)('a full refund ends the plans that staff chose: %s', async (_, chosen, states) => {
  const bought = await twoPlans();
  await refund(bought, bought.amountMinor, chosen);
  expect(await statesOf(bought)).toEqual(states);
});

it('a partial refund ends the plan that staff chose, and the next one leaves the other', async () => {
  const bought = await twoPlans();
  await refund(bought, 9_999_00, ['tracker']);
  expect(await statesOf(bought)).toEqual(['active', 'ended']);
  await refund(bought, bought.amountMinor - 9_999_00, [], bought.amountMinor - 9_999_00);
  expect(await statesOf(bought)).toEqual(['active', 'ended']);
});

it("a refund in Razorpay's dashboard ends all plans once nothing is left, whatever staff chose before", async () => {
  const bought = await twoPlans();
  await refund(bought, 9_999_00, []);
  expect(await statesOf(bought)).toEqual(['active', 'active']);
  await refundAtRazorpay(bought, bought.amountMinor - 9_999_00);
  expect(await statesOf(bought)).toEqual(['ended', 'ended']);
});

it('a payment that is reported as refunded before its refund is named ends the chosen plans only', async () => {
  const bought = await twoPlans();
  const gateway = razorpayGateway();
  const unnamed = {
    ...gateway,
    createRefund: async () => {
      throw new TypeError('The answer is lost.');
    },
  };
  await refund(bought, bought.amountMinor, ['grid'], bought.amountMinor, unnamed);
  expect(await statesOf(bought)).toEqual(['active', 'active']);
  await refundAtRazorpay(bought, bought.amountMinor);
  expect(await statesOf(bought)).toEqual(['ended', 'active']);
});

it('the audit entry names the plans', async () => {
  const bought = await twoPlans();
  const key = await refund(bought, bought.amountMinor, ['grid']);
  expect((await audit.doc(key).get()).data()).toMatchObject({
    action: 'refund-payment',
    after: { endsPlans: 'APAC Debt Grid', leftMinor: 0 },
  });
  const other = await twoPlans();
  const none = await refund(other, 100_00, []);
  expect((await audit.doc(none).get()).data()).toMatchObject({ after: { endsPlans: null } });
});

it('refuses a plan that the payment did not pay, or that has ended, and refunds nothing', async () => {
  const [bought, other] = [await twoPlans(), await twoPlans()];
  const { action, ...rest } = aRefundOf(bought.payment, 100_00);
  const ask = (endsPlans: string[]) => apply({ action, ...rest, endsPlans });
  await expect(ask([other.plans.grid.id])).rejects.toMatchObject({ code: 'changed-since' });
  await bought.plans.grid.update({ state: 'ended' });
  await expect(ask([bought.plans.grid.id])).rejects.toMatchObject({ code: 'changed-since' });
  const { size } = await refunds.where('paymentId', '==', bought.payment.id).get();
  expect(size).toBe(0);
});

type TwoPlans = Awaited<ReturnType<typeof twoPlans>>;
type PlanOfTest = 'grid' | 'tracker';

/** Pays an order of two products in the sandbox. */
async function twoPlans() {
  const { payment, order, account } = await aPaidOrder();
  const plan = (product: string) =>
    subscriptionsOf(account.uid).doc(subscriptionId(order.path, product));
  const plans = { grid: plan('apac-debt-grid'), tracker: plan('andean-debt-tracker') };
  return { payment, plans, amountMinor: Number(payment['amount']) };
}

async function statesOf({ plans }: TwoPlans): Promise<(string | undefined)[]> {
  const stored = await Promise.all([plans.grid.get(), plans.tracker.get()]);
  return stored.map((plan) => plan.data()?.state);
}

async function refund(
  { payment, plans }: TwoPlans,
  amountMinor: number,
  chosen: readonly PlanOfTest[],
  leftMinor = Number(payment['amount']),
  gateway = razorpayGateway(),
): Promise<string> {
  const endsPlans = chosen.map((name) => plans[name].id);
  return apply({ ...aRefundOf(payment, amountMinor), leftMinor, endsPlans }, gateway);
}

async function apply(
  change: ReturnType<typeof aRefundOf> & { endsPlans: string[] },
  gateway = razorpayGateway(),
): Promise<string> {
  const request = { ...change, idempotencyKey: randomUUID() };
  await refundPayment(request, requesterOf(request, commandLineActor), gateway);
  return request.idempotencyKey;
}

/** Refunds a payment as the dashboard does. Reports the payment without naming the refund. */
async function refundAtRazorpay({ payment }: Pick<OpenPayable, 'payment'>, amountMinor: number) {
  const gateway = razorpayGateway();
  const key = `dashboard-${randomUUID()}`.slice(0, 40);
  await gateway.createRefund({ paymentId: payment.id, amountMinor, key });
  await recordFetched(await gateway.fetchPayment(payment.id));
}
