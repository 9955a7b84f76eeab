import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { compareDay } from '../../functions/src/desk/compare-day.ts';
import { reconciliations } from '../../functions/src/desk/reconciliation.ts';
import { setFaults } from '../support/functions/provider.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';

it('compares each day in turn, counts, and puts what differs among what needs attention', async () => {
  // The sandbox knows payments of these days from its start; the ledger of the tests does not.
  const key = await reconcile('2026-08-03', '2026-08-05');
  await expect.poll(() => run(key), { timeout: 60_000 }).toMatchObject({ state: 'done' });
  expect(await run(key)).toMatchObject({
    days: 3,
    daysDone: 3,
    atProvider: 2,
    inLedger: 0,
    lost: 2,
    differences: 2,
  });
  for (const paymentId of ['pay_Seed0000000001', 'pay_Seed0000000007']) {
    expect((await attention.doc(`${paymentId}_ledger_differs`).get()).data()).toMatchObject({
      kind: 'ledger_differs',
      paymentId,
      details: 'payment: captured at Razorpay, — in the ledger',
      resolvedAt: null,
    });
  }
  // A repeated event.
  await compareDay(key);
  expect(await run(key)).toMatchObject({ daysDone: 3, differences: 2 });
});

it('stops at a day that the provider does not list, and says which', async () => {
  await setFaults({
    api: [{ operation: 'find-payments', answer: 503, work: 'not-done', times: 'all' }],
  });
  const key = await reconcile('2020-01-01', '2020-01-02');
  await expect.poll(() => run(key), { timeout: 60_000 }).toMatchObject({ state: 'failed' });
  expect(await run(key)).toMatchObject({ next: '2020-01-01', daysDone: 0 });
});

async function reconcile(from: string, to: string): Promise<string> {
  const key = randomUUID();
  const request = { key, action: 'reconcile', from, to };
  const answer = await postAs(await aStaffMember(), endpoints.desk, request);
  expect(answer).toMatchObject({ status: 200 });
  return key;
}

async function run(key: string) {
  return (await reconciliations.doc(key).get()).data();
}
