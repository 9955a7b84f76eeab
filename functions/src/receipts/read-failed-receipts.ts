import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type LedgerEntry, payments } from '../payments/documents.ts';

/** Reads the payments whose receipt could not be issued, the earliest capture first. */
export async function readFailedReceipts(
  limit: number,
): Promise<QueryDocumentSnapshot<LedgerEntry>[]> {
  const failed = payments.where('receiptState', '==', 'failed').orderBy('capturedAt');
  return (await failed.limit(limit).get()).docs;
}
