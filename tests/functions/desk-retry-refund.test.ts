import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { refunds } from '../../functions/src/payments/documents.ts';
import { aPaidOrder } from '../support/functions/payments.ts';
import { providerRefunds, setFaults } from '../support/functions/provider.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { storeRefund } from '../support/functions/stopped-work.ts';
import { minutesAgo } from '../support/functions/stored.ts';

it('tries a queued refund at once, whether its next try is due or lies ahead', async () => {
  for (const nextTryAt of [minutesAgo(5), minutesAgo(-60)]) {
    const { payment, refundId } = await aQueuedRefund();
    await refunds.doc(refundId).update({ nextTryAt });
    expect(await retry(refundId)).toMatchObject({
      status: 200,
      body: { before: { state: 'queued' }, after: { state: 'made' } },
    });
    expect(await providerRefunds(payment.id)).toHaveLength(1);
  }
});

it('answers that a refund still waits which Razorpay does not make', async () => {
  const { payment, refundId } = await aQueuedRefund();
  await setFaults({ api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 1 }] });
  const key = randomUUID();
  expect(await retry(refundId, key)).toMatchObject({
    status: 200,
    body: { after: { state: 'queued' } },
  });
  expect((await audit.doc(key).get()).data()).toMatchObject({ after: { state: 'queued' } });
  // The request is repeated, and Razorpay is there again.
  expect(await retry(refundId, key)).toMatchObject({ body: { after: { state: 'made' } } });
  expect(await providerRefunds(payment.id)).toHaveLength(1);
});

async function aQueuedRefund() {
  const { payment } = await aPaidOrder();
  const refundId = await storeRefund(payment.id, 1_000, 'queued');
  await refunds.doc(refundId).update({ updatedAt: minutesAgo(1) });
  return { payment, refundId };
}

async function retry(refundId: string, key: string = randomUUID()) {
  // An administrator may repeat a request, and another one may not.
  admin ??= await aStaffMember();
  return postAs(admin, endpoints.desk, { key, action: 'retry-refund', refundId });
}

let admin: Awaited<ReturnType<typeof aStaffMember>> | undefined;
