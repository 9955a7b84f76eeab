import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Refund, payments, refunds } from '../documents.ts';
import { maxCompared, readPages } from '../../platform/read-pages.ts';

/** Yields the refunds of an account page by page, those of its newest payments first. */
export async function* findRefunds(uid: string): AsyncGenerator<QueryDocumentSnapshot<Refund>[]> {
  const entries = payments.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of readPages(entries.select('createdAt'), maxCompared)) {
    const ids = page.map(({ id }) => id);
    yield* readPages(refunds.where('paymentId', 'in', ids).orderBy('createdAt', 'desc'));
  }
}
