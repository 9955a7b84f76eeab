import { Timestamp, type Query } from 'firebase-admin/firestore';
import { collections, userCollectionPath } from '../../../functions/shared/collections.ts';
import type { ContactMessage } from '../../../functions/shared/contact-messages.ts';
import type { Invoice } from '../../../functions/shared/invoices.ts';
import type { Order } from '../../../functions/shared/orders.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { anInvoice, anOrder, aQuery } from '../documents.ts';
import type { Account } from './accounts.ts';

export interface Stored {
  id: string;
  path: string;
  /** Major units. */
  amount: number;
}

export async function storeOrder(
  { uid }: Pick<Account, 'uid'>,
  overrides: Partial<Order> = {},
): Promise<Stored> {
  const order: Order = { ...anOrder(uid), ...overrides };
  const reference = await firestore
    .collection(userCollectionPath(uid, 'orders'))
    .add({ ...order, createdAt: Timestamp.now() });
  return { id: reference.id, path: reference.path, amount: order.total };
}

export async function storeInvoice(
  { uid }: Pick<Account, 'uid'>,
  overrides: Partial<Invoice> = {},
): Promise<Stored> {
  const invoice: Invoice = { ...anInvoice(), ...overrides };
  const reference = await firestore
    .collection(userCollectionPath(uid, 'invoices'))
    .add({ ...invoice, createdAt: Timestamp.now() });
  return { id: reference.id, path: reference.path, amount: invoice.amount };
}

export async function storeMessage(
  { uid }: Pick<Account, 'uid'>,
  message: string,
  email?: string,
): Promise<Pick<Stored, 'id' | 'path'>> {
  const { id, path } = await firestore
    .collection(userCollectionPath(uid, 'queries'))
    .add({ ...aQuery({ message, ...(email && { email }) }), createdAt: Timestamp.now() });
  return { id, path };
}

export async function storeVisitorMessage(
  overrides: Partial<ContactMessage> = {},
): Promise<Pick<Stored, 'id' | 'path'>> {
  const { id, path } = await firestore
    .collection(collections.anonymousQueries)
    .add({ ...aQuery(overrides), createdAt: Timestamp.now() });
  return { id, path };
}

export async function read(path: string): Promise<Record<string, unknown>> {
  return (await firestore.doc(path).get()).data() ?? {};
}

export async function deleteAll(documents: Query): Promise<void> {
  const writer = firestore.bulkWriter();
  for (const { ref } of (await documents.get()).docs) void writer.delete(ref);
  await writer.close();
}

export function minutesAgo(minutes: number): Timestamp {
  return Timestamp.fromMillis(Date.now() - minutes * 60_000);
}
