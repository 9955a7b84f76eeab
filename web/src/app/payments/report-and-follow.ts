import type { PaymentOutcome } from '../../core/payments/pay.ts';
import { dismissNotice } from '../../core/notices/notices.ts';

/**
 * Reports how a payment ended, and once more should money arrive that nobody knew of then. What was said
 * before is void in that case: a report returns the id of its notice.
 */
export async function reportAndFollow(
  outcome: PaymentOutcome,
  report: (outcome: PaymentOutcome) => string | undefined,
): Promise<void> {
  const noticeId = report(outcome);
  if (!('later' in outcome)) return;
  const settled = await outcome.later;
  if (noticeId !== undefined) dismissNotice(noticeId);
  report(settled);
}
