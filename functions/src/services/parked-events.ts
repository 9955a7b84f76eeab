import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { WebhookEvent } from '../documents.ts';
import { deletions, firestore, paymentAttempts, payments, webhookEvents } from '../firebase.ts';

/** As many values as a query may compare a field with. */
const mostCompared = 30;

/** The ids of payments and provider orders that a delivery's body names, by which it is found again. */
export function mentionsIn(body: string): string[] {
  return [...new Set(body.match(/\b(?:pay|order)_[A-Za-z0-9]{14}\b/g))].slice(0, mostCompared);
}

/** Whether a delivery is about an account that is gone, so that its body must not be kept. */
export async function isOfDeletedAccount(mentions: readonly string[]): Promise<boolean> {
  if (mentions.length === 0) return false;
  const owned = await paymentAttempts.where('razorpayOrderId', 'in', mentions).get();
  const lines = await firestore.getAll(...mentions.map((id) => payments.doc(id)));
  const uids = new Set(
    [...owned.docs, ...lines].map((it) => it.get('uid') as string | null | undefined),
  );
  const known = [...uids].filter((uid) => typeof uid === 'string');
  if (known.length === 0) return false;
  const found = await firestore.getAll(...known.map((uid) => deletions.doc(uid)));
  return found.some(({ exists }) => exists);
}

/** Drops the bodies of parked deliveries that are about an account's payments: they name the buyer. */
export async function forgetEvents(uid: string): Promise<void> {
  for (const { ref } of await findParkedEvents(uid)) await ref.update({ body: null });
}

/** The parked deliveries that are about an account's payments. */
export async function findParkedEvents(
  uid: string,
): Promise<QueryDocumentSnapshot<WebhookEvent>[]> {
  const [attempts, lines] = await Promise.all([
    paymentAttempts.where('uid', '==', uid).get(),
    payments.where('uid', '==', uid).get(),
  ]);
  const orders = attempts.docs.map((attempt) => attempt.data().razorpayOrderId);
  const ids = [...orders, ...lines.docs.map(({ id }) => id)].filter((id) => id !== null);
  const found = new Map<string, QueryDocumentSnapshot<WebhookEvent>>();
  for (let start = 0; start < ids.length; start += mostCompared) {
    const some = ids.slice(start, start + mostCompared);
    const parked = await webhookEvents.where('mentions', 'array-contains-any', some).get();
    for (const event of parked.docs) found.set(event.id, event);
  }
  return [...found.values()];
}
