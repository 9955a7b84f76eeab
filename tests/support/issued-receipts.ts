import { Timestamp } from 'firebase-admin/firestore';
import { withTimes } from '../../functions/shared/receipts/receipts.ts';
import type { IssuedReceipt } from '../../functions/src/receipts/documents.ts';
import {
  buildReceipt,
  type ReceiptFacts,
} from '../../functions/src/receipts/issue/build-receipt.ts';
import { factsOfOrder } from './receipts.ts';

/**
 * Creates a stored receipt for an order of one product. By default its number belongs to a year whose series no
 * test counts.
 */
export function anIssuedReceipt({
  uid,
  ...facts
}: { uid: string } & Partial<ReceiptFacts>): IssuedReceipt {
  const receipt = buildReceipt(factsOfOrder(1, { number: 'R/00-01/000001', ...facts }));
  return {
    ...withTimes(receipt, (moment) => Timestamp.fromDate(moment)),
    uid,
    path: `users/${uid}/orders/order-1`,
  };
}
