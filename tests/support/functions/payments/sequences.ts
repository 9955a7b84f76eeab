import { expect } from 'vitest';
import { payments } from '../../../../functions/src/payments/documents.ts';
import { recordPayment } from '../../../../functions/src/payments/recording/record-payment.ts';
import { forEachConcurrent } from '../../../../functions/src/platform/for-each-concurrent.ts';
import type { PaymentReport } from '../../../../functions/src/platform/razorpay/entities.ts';
import { readEvent } from '../../../../functions/src/platform/razorpay/events.ts';
import { signUp } from '../accounts/accounts.ts';
import { anOpenInvoice, alertsAbout, emailsAbout, type OpenPayable } from './payments.ts';
import { read } from '../stored.ts';
import type { PaymentEntity } from './webhooks.ts';

/**
 * Records the events in several sequences, each for its own invoice, and then repeats the first two events. Each
 * event directly follows every other event once. The number of events must be even.
 */
export async function recordInSequences(
  count: number,
  currency: 'INR' | 'EUR',
  eventsOf: (payment: PaymentEntity) => object[],
): Promise<OpenPayable[]> {
  const account = await signUp();
  const recorded: OpenPayable[] = [];
  await forEachConcurrent(sequencesOf(count), 6, async (sequence) => {
    const opened = await anOpenInvoice({ amount: 5500.5, currency }, account);
    const reports = eventsOf(opened.payment).map(reportIn);
    for (const index of [...sequence, ...sequence.slice(0, 2)]) {
      const report = reports[index];
      if (report) await recordPayment(report);
    }
    recorded.push(opened);
  });
  return recorded;
}

/**
 * The steps between 0, 5, 1, 4, 2, 3 all differ. Shifted copies therefore let each event follow every other once.
 */
function sequencesOf(count: number): number[][] {
  const zigzag = Array.from({ length: count }, (_, at) => (at % 2 ? count - (at + 1) / 2 : at / 2));
  return zigzag.map((shift) => zigzag.map((event) => (event + shift) % count));
}

function reportIn(event: object, index: number): PaymentReport {
  const { report } = readEvent(JSON.stringify({ ...event, created_at: 1_766_000_005 + index }));
  if (!report || report === 'unreadable') throw new Error('Not a readable event.');
  return report;
}

/** Returns everything that the events left, without the IDs and times that differ between sequences. */
export async function endOf(opened: OpenPayable) {
  const { order, payment } = opened;
  const { paymentId, createdAt, receiptNumber, ...document } = await read(order.path);
  const { path, razorpayOrderId, attemptId, updatedAt, refunds, ...entry } =
    (await payments.doc(payment.id).get()).data() ?? {};
  expect({ path, attemptId }).toEqual({ path: order.path, attemptId: opened.attemptId });
  return {
    document: { ...document, isPaidByIt: paymentId === payment.id },
    entry: { ...entry, refunds: Object.values(refunds ?? {}) },
    emails: (await emailsAbout(payment)).map((id) => id.split('_')[0]),
    alerts: await alertsAbout(payment),
  };
}
