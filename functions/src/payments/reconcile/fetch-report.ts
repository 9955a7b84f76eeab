import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import type { PaymentReport } from '../../platform/razorpay/entities.ts';
import { payments } from '../documents.ts';
import { raiseUnreadable } from '../recording/raise-unreadable.ts';
import { reportNow } from '../recording/record-payment.ts';

/** Fetches a payment with its refunds. Throws the gateway's ServerError. */
export async function fetchReport(
  paymentId: string,
  gateway: RazorpayGateway,
): Promise<PaymentReport> {
  const facts = await gateway.fetchPayment(paymentId);
  const refunds = await gateway.fetchRefunds(paymentId);
  await raiseUnreadable(refunds.unreadable);
  const report = reportNow(facts, refunds.items);
  const known = (await payments.doc(paymentId).get()).data();
  // If the ledger has no capture time, the payment's creation is the closest known time.
  return known?.capturedAt ? report : { ...report, reportedAt: facts.createdAt };
}
