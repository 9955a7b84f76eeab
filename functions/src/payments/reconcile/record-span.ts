import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
  type Span,
} from '../../platform/razorpay/client.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { logFailure } from '../../platform/log.ts';
import { recordPayment } from '../recording/record-payment.ts';
import { fetchReport } from './fetch-report.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { restoreAttempts } from './restore-attempts.ts';
import { restoreRefunds } from './restore-refunds.ts';
import { sweepDisputes } from './sweep-disputes.ts';

const concurrency = 8;

/**
 * Records payments and refunds of a span that the ledger has lost, for example after a restore, and all lost
 * disputes. Resolves to the ids of payments that couldn't be recorded. Throws the gateway's ServerError if Razorpay
 * can't list the span, and `sweepDisputes`' error.
 */
export async function recordSpan(
  span: Span,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<string[]> {
  await restoreAttempts(span, gateway);
  await restoreRefunds(span, gateway);
  const { unrecorded } = await reconcilePayments(span, gateway);
  const reports: PaymentReport[] = [];
  const failed: string[] = [];
  const goOnAfter = async (paymentId: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      logFailure('payment-not-recorded', error, { payment: paymentId }, 'warn');
      failed.push(paymentId);
    }
  };
  await forEachConcurrent(unrecorded, concurrency, (paymentId) =>
    goOnAfter(paymentId, async () => reports.push(await fetchReport(paymentId, gateway))),
  );
  for (const report of reports.toSorted(byPrecedence)) {
    await goOnAfter(report.paymentId, () => recordPayment(report));
  }
  await sweepDisputes(gateway);
  return failed;
}

/**
 * Sorts refunded payments last. The first payment recorded for an order marks it Paid, and the server refunds the
 * others.
 */
function byPrecedence(a: PaymentReport, b: PaymentReport): number {
  return Number(isRefunded(a)) - Number(isRefunded(b)) || a.createdAt - b.createdAt;
}

function isRefunded({ state }: PaymentReport): boolean {
  return state === 'refunded';
}
