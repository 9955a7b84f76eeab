import { randomUUID } from 'node:crypto';
import { Timestamp, type Query } from 'firebase-admin/firestore';
import { collections, userCollectionPath } from '../../../functions/shared/collections.ts';
import type { ContactMessage } from '../../../functions/shared/messages/contact-messages.ts';
import type { Invoice } from '../../../functions/shared/payments/invoices.ts';
import type { Order } from '../../../functions/shared/payments/orders.ts';
import type { PlanInvoice } from '../../../functions/src/invoices/plan-invoice.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { anInvoice, anOrder, aQuery, aReply } from '../documents.ts';
import type { Account } from './accounts/accounts.ts';

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
  return { ...(await store(userCollectionPath(uid, 'orders'), order)), amount: order.total };
}

export type InvoiceOverrides = Partial<PlanInvoice>;

export async function storeInvoice(
  { uid }: Pick<Account, 'uid'>,
  overrides: InvoiceOverrides = {},
): Promise<Stored> {
  const invoice: Invoice = { ...anInvoice(), ...overrides };
  return { ...(await store(userCollectionPath(uid, 'invoices'), invoice)), amount: invoice.amount };
}

export function storeMessage({ uid }: Pick<Account, 'uid'>, message: string, email?: string) {
  const query = aQuery({ message, ...(email && { email }) });
  return store(userCollectionPath(uid, 'queries'), query);
}

export async function storeVisitorMessage(overrides: Partial<ContactMessage> = {}, replyCount = 0) {
  const replies = Array.from({ length: replyCount }, () => ({ ...aReply(), id: randomUUID() }));
  const message = { ...aQuery(overrides), ...(replyCount > 0 && { replies }) };
  const stored = await store(collections.anonymousQueries, message);
  return { ...stored, replyIds: replies.map(({ id }) => id) };
}

async function store(collection: string, document: object) {
  const stored = { ...document, createdAt: Timestamp.now() };
  const { id, path } = await firestore.collection(collection).add(stored);
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
