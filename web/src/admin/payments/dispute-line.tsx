import { inWords, isBlocking } from '@shared/payments/disputes.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/values/money.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { disputeStates, stateName } from '../records/state-names.ts';
import type { AdminDispute } from './api/watch-payments.ts';

export function DisputeLine({ dispute, currency }: { dispute: AdminDispute; currency: Currency }) {
  const { state, phase, amountMinor, reason, respondBy } = dispute;
  const facts = [
    phase && `Phase: ${inWords(phase)}`,
    reason && `Reason: ${inWords(reason)}`,
    state === 'open' && respondBy && `Respond in Razorpay by ${formatDateTime(respondBy)}`,
    isBlocking(dispute) && "Can't be refunded until the dispute is decided",
    state === 'lost' && 'The customer has this amount back',
  ];
  const isBad = state === 'open' || state === 'lost';
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      <p className={isBad ? 'text-danger' : ''}>
        {`Dispute of ${formatMoney(toMajorUnits(amountMinor), currency)}: ${stateName(disputeStates, state)}`}
      </p>
      <p className="text-muted">{facts.filter(Boolean).join('. ')}</p>
    </div>
  );
}
