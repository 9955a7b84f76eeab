import type { DocumentData } from 'firebase-admin/firestore';
import { attention } from '../../../functions/src/alerts/attention-item.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import {
  type PaymentAttempt,
  type LedgerEntry,
  paymentAttempts,
  payments,
  webhookEvents,
} from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

const documentsAtOnce = 500;

/** Everything that payments leave in the database, by path or id. */
export interface Stored {
  documents: Map<string, DocumentData>;
  ledger: Map<string, LedgerEntry>;
  attempts: Map<string, Pick<PaymentAttempt, 'state'>>;
  letters: Set<string>;
  webhooks: Set<string>;
  attention: Set<string>;
  /** How many there are, of all customers. */
  cartLines: number;
}

/** Reads the orders and invoices of these paths, and all of the server's own collections. */
export async function readStored(paths: readonly string[]): Promise<Stored> {
  return {
    documents: await readDocuments(paths),
    ledger: new Map((await payments.get()).docs.map((entry) => [entry.id, entry.data()])),
    attempts: new Map(
      (await paymentAttempts.get()).docs.map((attempt) => [attempt.id, attempt.data()]),
    ),
    letters: await idsOf(outbox),
    webhooks: await idsOf(webhookEvents),
    attention: await idsOf(attention),
    cartLines: (await firestore.collectionGroup('cart').count().get()).data().count,
  };
}

async function readDocuments(paths: readonly string[]): Promise<Map<string, DocumentData>> {
  const documents = new Map<string, DocumentData>();
  for (let first = 0; first < paths.length; first += documentsAtOnce) {
    const references = paths
      .slice(first, first + documentsAtOnce)
      .map((path) => firestore.doc(path));
    for (const snapshot of await firestore.getAll(...references)) {
      documents.set(snapshot.ref.path, snapshot.data() ?? {});
    }
  }
  return documents;
}

async function idsOf(collection: FirebaseFirestore.CollectionReference): Promise<Set<string>> {
  return new Set((await collection.select().get()).docs.map(({ id }) => id));
}
