import { alertId } from '../../alerts/alert.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';
import type { PaymentAttempt } from '../documents.ts';
import type { UnreadableRecord } from '../../platform/razorpay/entities.ts';
import { ownerOf } from './raise-payment-alert.ts';

const kind = 'record_unreadable';

/** Raises one alert for each payment, refund or order at Razorpay that can't be read. */
export async function raiseUnreadable(
  records: readonly UnreadableRecord[],
  owner?: Pick<PaymentAttempt, 'uid' | 'path'>,
): Promise<void> {
  for (const { id, paymentId } of records) {
    const item = { id: alertId(kind, id ?? 'unnamed'), kind, paymentId, details: id } as const;
    await raiseAlertNow({ ...item, ...(owner ?? (await ownerOf(paymentId))) });
  }
}
