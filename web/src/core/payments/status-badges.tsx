import { Badge, type BadgeTone } from '../../components/badge.tsx';
import { isOverdue, type Charge } from './charge.ts';

const tones: Record<string, BadgeTone> = {
  pending: 'warning',
  paid: 'success',
  completed: 'success',
  cancelled: 'danger',
};

/** The status of a charge, and whether it is overdue or a part of it was refunded. */
export function StatusBadges({ charge }: { charge: Charge }) {
  const { status, amount, refundedAmount } = charge;
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={tones[status.toLowerCase()] ?? 'neutral'}>{status}</Badge>
      {isOverdue(charge) && <Badge tone="danger">Overdue</Badge>}
      {refundedAmount > 0 && refundedAmount < amount && (
        <Badge tone="neutral">Partially refunded</Badge>
      )}
    </p>
  );
}
