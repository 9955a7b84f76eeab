import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type WebhookEvent, paymentAttempts, payments, webhookEvents } from '../documents.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import { maxInValues, readPages } from '../../platform/read-pages.ts';

/** Each body is up to 256 KB long, so a page has few events. */
const eventsPerPage = 10;

export function mentionsIn(body: string): string[] {
  return [...new Set(body.match(/\b(?:pay|order)_[A-Za-z0-9]{14}\b/g))].slice(0, maxInValues);
}

/** Returns whether a delivery concerns a deleted account. Its body must then not be stored. */
export async function isOfDeletedAccount(mentions: readonly string[]): Promise<boolean> {
  if (mentions.length === 0) return false;
  const owned = await paymentAttempts.where('razorpayOrderId', 'in', mentions).get();
  const entries = await firestore.getAll(...mentions.map((id) => payments.doc(id)));
  const uids = new Set(
    [...owned.docs, ...entries].map((it) => it.get('uid') as string | null | undefined),
  );
  const known = [...uids].filter((uid) => typeof uid === 'string');
  if (known.length === 0) return false;
  const found = await firestore.getAll(...known.map((uid) => deletions.doc(uid)));
  return found.some(({ exists }) => exists);
}

/** Deletes the bodies of quarantined deliveries about an account's payments, because they name the buyer. */
export async function eraseEvents(uid: string): Promise<void> {
  for await (const page of findQuarantinedEvents(uid)) {
    for (const { ref } of page) await ref.update({ body: null });
  }
}

/** Yields each delivery once, first those that name a Razorpay order. */
export async function* findQuarantinedEvents(
  uid: string,
): AsyncGenerator<QueryDocumentSnapshot<WebhookEvent>[]> {
  const known = new Set<string>();
  for await (const mentions of mentionsOf(uid)) {
    const quarantined = webhookEvents
      .where('mentions', 'array-contains-any', mentions)
      .orderBy('receivedAt', 'desc');
    for await (const page of readPages(quarantined, eventsPerPage)) {
      const fresh = page.filter(({ id }) => !known.has(id));
      for (const { id } of fresh) known.add(id);
      yield fresh;
    }
  }
}

/** Yields the ids of an account's Razorpay orders and payments, in groups that fit one query. */
async function* mentionsOf(uid: string): AsyncGenerator<string[]> {
  const attempts = paymentAttempts.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of readPages(
    attempts.select('razorpayOrderId', 'createdAt'),
    maxInValues,
  )) {
    const orders = page.map((attempt) => attempt.get('razorpayOrderId') as string | null);
    const ids = orders.filter((id) => id !== null);
    if (ids.length > 0) yield ids;
  }
  const entries = payments.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of readPages(entries.select('createdAt'), maxInValues))
    yield page.map(({ id }) => id);
}
