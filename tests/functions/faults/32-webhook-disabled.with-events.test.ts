import { expect, it } from 'vitest';
import type { Switches } from '../../../dev/razorpay-sandbox/faults/switches.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import {
  paymentAttempts,
  payments,
  webhookEvents,
} from '../../../functions/src/payments/documents.ts';
import { alertOnWebhookSilence } from '../../../functions/src/payments/reconcile/alert-on-webhook-silence.ts';
import { sweepPayments } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { sweepRefunds } from '../../../functions/src/payments/refunds/sweep-refunds.ts';
import {
  expectNotifiedOnce,
  readEmailToOperator,
} from '../../support/functions/email-to-operator.ts';
import {
  anOpenOrder,
  paymentRecord,
  type OpenPayable,
} from '../../support/functions/payments/payments.ts';
import { control, setFaults } from '../../support/functions/payments/provider.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { deleteAll, minutesAgo, read } from '../../support/functions/stored.ts';
import { suite } from '../../support/functions/suite.ts';

it('fault 32, webhook disabled: payments and refunds are still recorded, and the operator reads what to do', async () => {
  // Simulates the day after a payment whose events the site couldn't accept.
  await setFaults({ webhooks: { secret: 'wrong', disabledAfterMs: 500 } });
  const first = await anOpenOrder();
  const { razorpay_payment_id: refused } = await payInSandbox(first.razorpayOrderId);
  await expect.poll(async () => (await switches()).webhooks.status).toBe('disabled');

  await setFaults({ webhooks: { secret: 'current' } });
  const second = await anOpenOrder();
  const { razorpay_payment_id: unheard } = await payInSandbox(second.razorpayOrderId);
  for (const id of [refused, unheard]) expect(await paymentRecord({ id })).toBeUndefined();

  await deleteAll(webhookEvents);
  await deleteAll(payments);
  await deleteAll(alerts.where('kind', '==', 'webhook_silence'));
  for (const { attemptId } of [first, second]) {
    await paymentAttempts.doc(attemptId).update(markUsed(minutesAgo(11)));
  }
  await sweepPayments();
  expect(await statusOf(first)).toMatchObject({ status: 'Paid', paymentId: refused });
  expect(await statusOf(second)).toMatchObject({ status: 'Paid', paymentId: unheard });
  await control(`payments/${unheard}/refund`, {});
  await sweepRefunds();
  expect(await statusOf(second)).toMatchObject({ status: 'Refunded' });

  const inFourHours = new Date(Date.now() + 4 * 60 * 60_000);
  await alertOnWebhookSilence(inFourHours);
  await alertOnWebhookSilence(inFourHours);
  const raised = await alerts.where('kind', '==', 'webhook_silence').get();
  expect(raised.docs.map((item) => item.data())).toMatchObject([
    { details: 'No webhook has arrived yet.' },
  ]);
  const id = raised.docs[0]?.id ?? '';
  await expectNotifiedOnce(id);
  const email = await readEmailToOperator(id);
  expect(email).toMatch(/still recorded.+ disables a webhook after a day of failures/);
  expect(email).toMatch(/Once that's fixed, enable it there\. Missed events aren't resent/);
});

function statusOf({ order }: OpenPayable) {
  return read(order.path);
}

async function switches(): Promise<Switches> {
  return (await (await fetch(`${suite.sandboxUrl}/control/faults`)).json()) as Switches;
}
