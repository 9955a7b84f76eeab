import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { chargedBackMinor } from '../../../shared/payments/disputes.ts';
import { toMajorUnits } from '../../../shared/values/money.ts';
import {
  isOrderOf,
  type OperatorChange,
  type PaidFields,
} from '../../../shared/payments/orders.ts';
import type { PaymentStatus } from '../../../shared/payments/payment-statuses.ts';
import { storedQuantity, type Purchase } from '../../../shared/catalogue/quantity.ts';
import { change } from '../../platform/commit-atomically.ts';
import { type PaymentRecord, type Refund, paymentAttempts } from '../documents.ts';
import { hasMarkedPaid } from './decide-outcome.ts';
import { lastRefundAt, wasEverRefunded } from './payment-ledger.ts';

interface PayableRecording {
  paymentId: string;
  record: PaymentRecord;
  isPaidNow: boolean;
  /** Whether a refund failed, so the payment is no longer fully refunded. */
  isRefundUndone: boolean;
  made: readonly Refund[];
  /** The amounts of refunds that Razorpay had accepted and the bank returned, in minor units. */
  failedMinor: readonly number[];
  unchanged: Pick<PaidFields, 'unchangedPlans'>;
}

interface RecordedFields extends PaidFields {
  status?: PaymentStatus;
  paidAt?: Timestamp | null;
  refundedAt?: Timestamp | null;
  chargedBackAt?: Timestamp | null;
  operatorChanges?: OperatorChange<Timestamp>[];
}

/**
 * Records a payment on its order or invoice. If another payment has marked the document Paid, adds only the refund
 * reasons. Returns whether the document changes.
 */
export function recordOnPayable(
  batch: WriteBatch,
  document: DocumentSnapshot,
  recording: PayableRecording,
): boolean {
  const { paymentId, record, isPaidNow } = recording;
  const isOwn =
    hasMarkedPaid(record.outcome) && (isPaidNow || document.get('paymentId') === paymentId);
  const facts: RecordedFields = {
    ...(isOwn && factsOf(recording)),
    ...withRefunds(document, recording),
  };
  const changes = Object.entries(facts).filter(
    ([field, value]) => !isDeepStrictEqual(document.get(field), value),
  );
  const isChanged = changes.length > 0;
  if (isChanged) change(batch, document, Object.fromEntries(changes));
  if (isPaidNow && record.attemptId) {
    batch.update(paymentAttempts.doc(record.attemptId), { state: 'recorded' });
  }
  return isChanged;
}

function factsOf({
  paymentId,
  record,
  isPaidNow,
  isRefundUndone,
  unchanged,
}: PayableRecording): RecordedFields {
  const { capturedAt, amountRefundedMinor, state } = record;
  return {
    ...(isPaidNow && { status: 'Paid', paymentId }),
    paidAt: capturedAt,
    ...unchanged,
    ...(wasEverRefunded(record) && {
      refundedAmount: toMajorUnits(amountRefundedMinor),
      refundedAt: lastRefundAt(record.refunds),
    }),
    ...chargebackOf(record),
    ...(state === 'refunded' && { status: 'Refunded' }),
    ...(isRefundUndone && { status: 'Paid' }),
  };
}

/** Returns what the customer got back through lost disputes, and when. */
function chargebackOf(record: PaymentRecord): RecordedFields {
  const disputes = Object.values(record.disputes ?? {});
  const lost = disputes.filter(({ state }) => state === 'lost');
  if (lost.length === 0) return {};
  return {
    chargedBackAmount: toMajorUnits(chargedBackMinor(record, disputes)),
    chargedBackAt: Timestamp.fromMillis(
      Math.max(...lost.map(({ reportedAt }) => reportedAt.toMillis())),
    ),
  };
}

/** Adds the operator's reason for each refund and each failed refund, which the customer can read. */
function withRefunds(
  document: DocumentSnapshot,
  { made, failedMinor }: PayableRecording,
): RecordedFields {
  const at = Timestamp.now();
  const started = made.flatMap(({ note, amountMinor }) =>
    note === null
      ? []
      : [{ change: 'refunded' as const, at, note, amount: toMajorUnits(amountMinor) }],
  );
  const failed = failedMinor.map((amountMinor) => ({
    change: 'refund_failed' as const,
    at,
    note: null,
    amount: toMajorUnits(amountMinor),
  }));
  const told = [...started, ...failed];
  if (told.length === 0) return {};
  const { operatorChanges = [] } = document.data() as RecordedFields;
  return { operatorChanges: [...operatorChanges, ...told] };
}

/** Removes the cart lines that existed when the order was placed. A line whose seats or term changed since stays. */
export function removeBoughtLines(
  batch: WriteBatch,
  order: DocumentSnapshot,
  lines: readonly Purchase[],
  cartLines: readonly DocumentSnapshot[],
): void {
  const placedAt = order.get('createdAt') as Timestamp;
  for (const line of cartLines) {
    if (line.updateTime && wasAddedBefore(line, placedAt) && isBought(line, lines)) {
      batch.delete(line.ref, { lastUpdateTime: line.updateTime });
    }
  }
}

function isBought(line: DocumentSnapshot, lines: readonly Purchase[]): boolean {
  const bought = lines.filter(({ id }) => id === line.id);
  return isOrderOf({ items: bought }, [
    { id: line.id, ...storedQuantity({ seats: line.get('seats'), term: line.get('term') }) },
  ]);
}

function wasAddedBefore(line: DocumentSnapshot, moment: Timestamp): boolean {
  const addedAt: unknown = line.get('addedAt');
  return addedAt instanceof Timestamp && addedAt.toMillis() <= moment.toMillis();
}
