import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Invoice } from '../../../shared/payments/invoices.ts';
import { isNumberOfOrder, type Order } from '../../../shared/payments/orders.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { payableTypeOf } from '../../payments/attempts/payables.ts';
import { payments } from '../../payments/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type { StoredPayableLabel } from './payments/payable-label.ts';
import { findCustomer } from './find-customer.ts';
import { Undeliverable } from './undeliverable.ts';

interface PayableFacts {
  snapshot: DocumentSnapshot;
  payable: StoredPayableLabel;
  status: unknown;
  name: string | undefined;
}

/** Throws Undeliverable without a recipient, or without an order or invoice. */
export async function readCustomerFacts(entry: OutboxEntry) {
  const customer = await findCustomer(entry);
  const facts = await findPayableFacts(entry.path);
  if (!facts) throw new Undeliverable('gone');
  return { ...facts, customer: { ...customer, name: facts.name ?? customer.name } };
}

export async function findPayableFacts(path: string | null): Promise<PayableFacts | undefined> {
  if (path === null) return undefined;
  const reference = firestore.doc(path);
  const type = payableTypeOf(reference);
  if (!type) return undefined;
  const snapshot = await reference.get();
  if (!snapshot.exists) return undefined;
  const { status, invoiceNumber = '', name } = snapshot.data() as Partial<Order & Invoice>;
  const number = type === 'invoice' ? invoiceNumber : readOrderNumber(snapshot);
  return { snapshot, payable: { type, id: reference.id, number }, status, name };
}

/** Returns an empty string unless the site generated the number. A customer may have stored a phone number. */
function readOrderNumber(order: DocumentSnapshot): string {
  const { orderNumber, createdAt } = order.data() as Partial<Order & { createdAt: Timestamp }>;
  if (typeof orderNumber !== 'string' || !createdAt) return '';
  return isNumberOfOrder(orderNumber, createdAt.toDate()) ? orderNumber : '';
}

export async function readLedgerEntry({ paymentId }: OutboxEntry) {
  const paymentRecord =
    paymentId === null ? undefined : (await payments.doc(paymentId).get()).data();
  if (paymentId === null || !paymentRecord) throw new Undeliverable('gone');
  return { ...paymentRecord, paymentId };
}
