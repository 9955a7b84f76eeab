import { expect, it } from 'vitest';
import { makeQueuedRefunds } from '../../../functions/src/payments/refunds/make-refund.ts';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { asked, ask, entriesAbout } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import {
  aPaidOrder,
  alertsAbout,
  openAlertsAbout,
  paymentRecord,
  refundsOf,
  type OpenPayable,
} from '../../support/functions/payments/payments.ts';
import { failOnce, providerRefunds } from '../../support/functions/payments/provider.ts';
import { clearQueuedRefunds, makeDue } from '../../support/functions/payments/refunds.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { storeRefund } from '../../support/functions/stopped-work.ts';
import { anEvent, deliver } from '../../support/functions/payments/webhooks.ts';

expectErrors('provider-call-failed');

it.each([
  [['created', 'under_review'], 'dispute-open', ['dispute'], []],
  [['created', 'under_review', 'action_required'], 'dispute-open', ['dispute'], ['dispute']],
  [['created', 'lost'], 'dispute-lost', ['dispute', 'dispute_lost'], ['dispute_lost']],
  [['lost', 'created'], 'dispute-lost', ['dispute_lost'], ['dispute_lost']],
])('a payment whose dispute is %j is not refunded', async (steps, code, items, open) => {
  const { payment } = await aPaidOrder();
  for (const step of steps) await dispute(payment, step);
  const request = asked(aRefundOf(payment, 1_000));
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 409, body: { code } });
  expect(await refundsOf(payment)).toEqual([]);
  expect(await entriesAbout(`payments/${payment.id}`, 'refund-payment')).toEqual([]);
  expect((await alertsAbout(payment)).toSorted()).toEqual(items);
  expect((await openAlertsAbout(payment)).toSorted()).toEqual(open);
});

it('a payment whose dispute was closed is refunded', async () => {
  const { payment } = await aPaidOrder();
  for (const reported of ['created', 'closed']) await dispute(payment, reported);
  const request = asked(aRefundOf(payment, 1_000));
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await providerRefunds(payment.id)).toHaveLength(1);
  expect((await alertsAbout(payment)).toSorted()).toEqual(['dispute', 'dispute_over']);
  expect(await openAlertsAbout(payment)).toEqual(['dispute_over']);
});

it('a queued refund is not made while its payment is disputed, even when retried', async () => {
  await clearQueuedRefunds();
  const { payment } = await aPaidOrder();
  const admin = await aStaffMember();
  const request = asked(aRefundOf(payment, 1_000));
  await failOnce('refund');
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  await dispute(payment, 'created');
  await makeDue(request.idempotencyKey);
  await makeQueuedRefunds();
  expect((await refunds.doc(request.idempotencyKey).get()).data()).toMatchObject({
    state: 'queued',
    tries: 2,
  });
  const refused = await storeRefund(payment.id, 1_000, 'refused');
  const retry = asked({ action: 'retry-refund', refundId: refused });
  expect(await ask(admin, retry)).toMatchObject({ body: { code: 'dispute-open' } });
  expect(await providerRefunds(payment.id)).toEqual([]);
  await dispute(payment, 'won');
  await makeDue(request.idempotencyKey);
  await makeQueuedRefunds();
  expect(await providerRefunds(payment.id)).toMatchObject([{ amount: 1_000 }]);
});

it('reports of a dispute count by their time, and the first report of a decision has its time', async () => {
  const { payment } = await aPaidOrder();
  const id = `disp_${payment.id.slice(4)}`;
  const seen: unknown[] = [];
  for (const [step, seconds] of [
    ['created', 10],
    ['under_review', 10],
    ['created', 10],
    ['action_required', 20],
    ['under_review', 15],
    ['lost', 30],
    ['lost', 25],
    ['lost', 28],
  ] as const) {
    await dispute(payment, step, seconds);
    const { state, reportedAt } = (await paymentRecord(payment))?.disputes?.[id] ?? {};
    seen.push(`${state} ${reportedAt?.seconds}`);
  }
  expect(seen).toEqual([
    'open 10',
    'under_review 10',
    'under_review 10',
    'open 20',
    'open 20',
    'lost 30',
    'lost 25',
    'lost 25',
  ]);
});

let eventSeconds = 1_766_000_005;

async function dispute(
  payment: OpenPayable['payment'],
  step: string,
  seconds?: number,
): Promise<void> {
  const beside = { dispute: { id: `disp_${payment.id.slice(4)}` } };
  eventSeconds += 1;
  const event = anEvent(`payment.dispute.${step}`, payment, beside);
  const answer = await deliver({ ...event, created_at: seconds ?? eventSeconds });
  expect(answer).toMatchObject({ status: 200 });
}
