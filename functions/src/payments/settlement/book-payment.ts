import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { toMajorUnits } from '../../../shared/money.ts';
import type { PaidFields, PaymentStatus } from '../../../shared/orders.ts';
import { change } from '../../platform/commit-atomically.ts';
import { type LedgerEntry, paymentAttempts } from '../documents.ts';
import { wasEverRefunded } from './payment-ledger.ts';

interface Booking {
  paymentId: string;
  record: LedgerEntry;
  isPaidNow: boolean;
  /** A refund failed, so that the payment is no longer refunded in full. */
  isRefundUndone: boolean;
}

/** Leaves a document alone that another payment has marked Paid. Returns whether the document changes. */
export function bookOnDocument(
  batch: WriteBatch,
  document: DocumentSnapshot,
  { paymentId, record, isPaidNow, isRefundUndone }: Booking,
): boolean {
  if (!isPaidNow && document.get('paymentId') !== paymentId) return false;
  const { capturedAt, amountRefundedMinor, state, attemptId: receipt } = record;
  const facts: PaidFields & { status?: PaymentStatus; paidAt?: Timestamp | null } = {
    ...(isPaidNow && { status: 'Paid', paymentId }),
    paidAt: capturedAt,
    ...(wasEverRefunded(record) && { refundedAmount: toMajorUnits(amountRefundedMinor) }),
    ...(state === 'refunded' && { status: 'Refunded' }),
    ...(isRefundUndone && { status: 'Paid' }),
  };
  const changes = Object.entries(facts).filter(
    ([field, value]) => !isDeepStrictEqual(document.get(field), value),
  );
  const isChanged = changes.length > 0;
  if (isChanged) change(batch, document, Object.fromEntries(changes));
  if (isPaidNow && receipt) batch.update(paymentAttempts.doc(receipt), { state: 'settled' });
  return isChanged;
}

/** Removes from the cart the lines that were there when the order was placed. */
export function removeBoughtLines(
  batch: WriteBatch,
  order: DocumentSnapshot,
  cartLines: readonly DocumentSnapshot[],
): void {
  const placedAt = order.get('createdAt') as Timestamp;
  for (const line of cartLines) {
    if (line.updateTime && wasAddedBefore(line, placedAt)) {
      batch.delete(line.ref, { lastUpdateTime: line.updateTime });
    }
  }
}

function wasAddedBefore(line: DocumentSnapshot, moment: Timestamp): boolean {
  const addedAt: unknown = line.get('addedAt');
  return addedAt instanceof Timestamp && addedAt.toMillis() <= moment.toMillis();
}
