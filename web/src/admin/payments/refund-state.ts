import type { AdminRefund, ProviderRefund } from './api/watch-payments.ts';
import { refundStates, reportedRefundStates, stateName } from '../records/state-names.ts';

/** What has become of a refund of this site. Of one that the provider has accepted, what the provider reports. */
export function refundState(
  { providerId, state }: Pick<AdminRefund, 'providerId' | 'state'>,
  reported: readonly Pick<ProviderRefund, 'id' | 'state'>[],
): string {
  const report = state === 'made' && reported.find(({ id }) => id === providerId);
  return report ? stateName(reportedRefundStates, report.state) : stateName(refundStates, state);
}
