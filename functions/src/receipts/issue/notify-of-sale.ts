import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { addDays } from '../../../shared/subscriptions/term-days.ts';
import { indianDay, startOfIndianDay } from '../../../shared/values/indian-time.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox, type OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { receiptsOfDay } from '../documents.ts';

/** The sales of a day that the operator is told of one by one. The next morning, one email lists all of that day. */
const maxNotices = 20;
const morningMs = 9 * 60 * 60 * 1000;

export interface SaleReads {
  soldToday: number;
  digest: DocumentSnapshot<OutboxEntry>;
  digestAt: Date;
  notice: DocumentSnapshot<OutboxEntry>;
}

export async function readSales(reads: Reads, paymentId: string, now: Date): Promise<SaleReads> {
  const day = indianDay(now);
  const [ofToday, digest, notice] = await Promise.all([
    receiptsOfDay(day).count().get(),
    reads.get(outbox.doc(`sales_${day}`)),
    reads.get(outbox.doc(`sale_${paymentId}`)),
  ]);
  const tomorrow = startOfIndianDay(addDays(day, 1)) ?? now;
  const digestAt = new Date(tomorrow.getTime() + morningMs);
  return { soldToday: ofToday.data().count, digest, digestAt, notice };
}

export function notifyOfSale(
  batch: WriteBatch,
  paymentId: string,
  { soldToday, digest, digestAt, notice }: SaleReads,
): void {
  if (soldToday < maxNotices) {
    if (!notice.exists) batch.create(notice.ref, newOutboxEntry('sale_notice', { paymentId }));
  } else if (!digest.exists) {
    const dueAt = Timestamp.fromDate(digestAt);
    batch.create(digest.ref, newOutboxEntry('sales_digest', { dueAt }));
  }
}
