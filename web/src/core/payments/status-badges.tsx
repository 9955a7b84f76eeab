import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { isOverdue, type Payable } from './payable.ts';

const tones: Record<string, BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  completed: 'success',
  cancelled: 'danger',
};

export function StatusBadges({ payable }: { payable: Payable }) {
  const { status, amount, refundedAmount, chargedBackAmount } = payable;
  return (
    <p className="flex flex-wrap gap-2">
      {chargedBackAmount < amount ? (
        <Badge tone={tones[status.toLowerCase()] ?? 'neutral'}>{status}</Badge>
      ) : (
        <Badge tone="danger">Charged back</Badge>
      )}
      {isOverdue(payable) && <Badge tone="danger">Overdue</Badge>}
      {refundedAmount > 0 && refundedAmount < amount && (
        <Badge tone="neutral">Partially refunded</Badge>
      )}
      {chargedBackAmount > 0 && chargedBackAmount < amount && (
        <Badge tone="danger">Partly charged back</Badge>
      )}
    </p>
  );
}
