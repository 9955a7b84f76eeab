import type { PaymentOutcome } from '../documents.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import { attemptOfRazorpayOrder } from '../attempts/find-attempts.ts';
import { raiseUnreadable } from './raise-unreadable.ts';
import { recordFetched } from './record-payment.ts';

export interface RecordedOrder {
  payments: RecordedPayment[];
  /** Whether Razorpay has another payment for the order, which can't be read. */
  hasUnreadable: boolean;
}

interface RecordedPayment {
  facts: PaymentFacts;
  outcome: PaymentOutcome;
}

/** Fetches and records the payments of a Razorpay order. Throws `provider-*`. */
export async function recordOrder(
  razorpayOrderId: string,
  gateway: RazorpayGateway,
): Promise<RecordedOrder> {
  const { items, unreadable } = await gateway.fetchOrderPayments(razorpayOrderId);
  const payments: RecordedPayment[] = [];
  for (const facts of items) payments.push({ facts, outcome: await recordFetched(facts) });
  const hasUnreadable = unreadable.length > 0;
  if (hasUnreadable) {
    const attempt = (await attemptOfRazorpayOrder(razorpayOrderId))?.data();
    await raiseUnreadable(unreadable, attempt);
  }
  return { payments, hasUnreadable };
}
