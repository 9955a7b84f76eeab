import type { AdminRefund, ProviderRefund } from './api/watch-payments.ts';
import { refundStates, reportedRefundStates, stateName } from '../records/state-names.ts';

/** Returns a refund's state in words. After Razorpay has accepted the refund, its reported state counts. */
export function refundState(
  { providerId, state }: Pick<AdminRefund, 'providerId' | 'state'>,
  reported: readonly Pick<ProviderRefund, 'id' | 'state'>[],
): string {
  const report = state === 'made' && reported.find(({ id }) => id === providerId);
  return report ? stateName(reportedRefundStates, report.state) : stateName(refundStates, state);
}
