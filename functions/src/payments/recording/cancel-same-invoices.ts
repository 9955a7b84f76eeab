import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import type { Invoice } from '../../../shared/payments/invoices.ts';
import { isOrderOf, type OrderLine } from '../../../shared/payments/orders.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { cancellationEmailId } from '../../outbox/invoice-email-ids.ts';
import { change, type Reads } from '../../platform/commit-atomically.ts';
import { typedCollection } from '../../platform/firebase.ts';
import { currentTime } from '#clock';

type OrderByInvoice = Invoice &
  Required<Pick<PlanRequest, 'purchases'>> & { isOrder: true; cancelledAt?: Timestamp };

/**
 * Cancels the unpaid orders by invoice of the same plans, and tells the customer. They had replaced an order that was
 * paid all the same.
 */
export async function cancelSameInvoices(
  batch: WriteBatch,
  reads: Reads,
  order: DocumentSnapshot,
): Promise<void> {
  const { items = [] } = order.data() as { items?: OrderLine[] };
  const uid = order.ref.path.split('/')[1] as string;
  const invoices = typedCollection<OrderByInvoice>(userCollectionPath(uid, 'invoices'));
  const unpaid = invoices.where('isOrder', '==', true).where('status', '==', 'Pending');
  const { docs } = await reads.get(unpaid);
  const cancelledAt = Timestamp.fromDate(currentTime());
  for (const invoice of docs) {
    const { purchases, email: recipientEmail } = invoice.data();
    if (!isOrderOf({ items }, purchases)) continue;
    change(batch, invoice, { status: 'Cancelled', cancelledAt });
    const about = { uid, path: invoice.ref.path, recipientEmail };
    // Creating an email that a restore has kept would block the payment forever.
    const email = outbox.doc(cancellationEmailId(invoice.id));
    batch.set(email, newOutboxEntry('invoice_cancelled', about));
  }
}
