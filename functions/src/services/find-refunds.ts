import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Refund } from '../documents.ts';
import { payments, refunds } from '../firebase.ts';
import { readPages } from './read-pages.ts';

/** As many values as a query may compare a field with. */
const mostCompared = 30;

/** The refunds of an account's payments, page by page, those of its newest payments first. */
export async function* findRefunds(uid: string): AsyncGenerator<QueryDocumentSnapshot<Refund>[]> {
  const lines = payments.where('uid', '==', uid).orderBy('createdAt', 'desc');
  for await (const page of readPages(lines.select('createdAt'), mostCompared)) {
    const ids = page.map(({ id }) => id);
    yield* readPages(refunds.where('paymentId', 'in', ids).orderBy('createdAt', 'desc'));
  }
}
