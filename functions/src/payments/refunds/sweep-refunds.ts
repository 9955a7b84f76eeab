import { payments } from '../documents.ts';
import { attemptEach } from '../../platform/attempt-each.ts';
import type { RefundFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { raiseUnreadable } from '../recording/raise-unreadable.ts';
import { recordFetched } from '../recording/record-payment.ts';
import { currentTime } from '#clock';

const daySeconds = 24 * 60 * 60;
/** A refund takes up to seven working days. */
const span = 10 * daySeconds;

/**
 * Records refunds that no webhook has reported, including those from the dashboard. If one can't be recorded, the
 * others still are. Then throws the first error.
 */
export async function sweepRefunds(gateway: RazorpayGateway = razorpayGateway()): Promise<void> {
  const to = Math.floor(currentTime().getTime() / 1000);
  const { items, unreadable } = await gateway.listRefunds({ from: to - span, to });
  await raiseUnreadable(unreadable);
  await attemptEach(items, async (refund) => {
    if (await isKnown(refund)) return;
    await recordFetched(await gateway.fetchPayment(refund.paymentId), [refund]);
  });
}

async function isKnown({ paymentId, refundId, state }: RefundFacts): Promise<boolean> {
  const known = (await payments.doc(paymentId).get()).data()?.refunds[refundId];
  return known !== undefined && (known.state === state || known.state === 'failed');
}
