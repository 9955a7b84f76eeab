import { Timestamp } from 'firebase-admin/firestore';
import { countedKinds, isCounted } from '../../shared/attention.ts';
import { logger } from 'firebase-functions';
import { attention, type AttentionItem } from '../alerts/attention-item.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';

/**
 * Tells the operator of an open attention item: writes the log entry on whose name an alert is set up,
 * and queues a letter. Does so once each time the item is opened, and for a counted kind once a day. A
 * commit that fails repeats the log entry.
 */
export async function tellOperator(id: string, item: AttentionItem): Promise<void> {
  if (item.resolvedAt === null) await tellOnce(id, item, item.lastAt);
}

/** Tells of open items of a counted kind whose last event came after the letter of its day. */
export async function remindOperator(now: Date = new Date()): Promise<void> {
  const open = await attention
    .where('resolvedAt', '==', null)
    .where('kind', 'in', countedKinds)
    .get();
  for (const snapshot of open.docs) {
    const item = snapshot.data();
    if (dayOf(item.lastAt) === dayOf(Timestamp.fromDate(now))) continue;
    const letters = await outbox.where('attentionId', '==', snapshot.id).get();
    // By the database's own clock: those of two processes may differ.
    const isTold = letters.docs.some((letter) => letter.createTime > snapshot.updateTime);
    if (!isTold) await tellOnce(snapshot.id, item, Timestamp.fromDate(now));
  }
}

async function tellOnce(id: string, item: AttentionItem, moment: Timestamp): Promise<void> {
  const { kind, paymentId, uid, path, createdAt } = item;
  const opening = `attention_${id}.${createdAt.toMillis()}`;
  const letter = outbox.doc(isCounted(kind) ? `${opening}.${dayOf(moment)}` : opening);
  await commitAtomically(async (batch, reads) => {
    if ((await reads.get(letter)).exists) return;
    // Without the details: the provider's or a mail server's words may repeat an address.
    logger.error('operator-attention', { id, kind, paymentId, path });
    batch.create(
      letter,
      newOutboxEntry('operator_attention', { uid, paymentId, path, attentionId: id }),
    );
  });
}

function dayOf(moment: Timestamp): string {
  return moment.toDate().toISOString().slice(0, 10);
}
