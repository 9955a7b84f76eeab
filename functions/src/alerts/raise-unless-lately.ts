import { attention } from './attention-item.ts';
import { raiseAttentionNow, type NewAttentionItem } from './raise-attention.ts';

/** Raises an item unless it is open and was raised within the last `ms`: its cause may come many times a second. */
export async function raiseUnlessLately(item: NewAttentionItem, ms: number): Promise<void> {
  const known = (await attention.doc(item.id).get()).data();
  const isTold = known?.resolvedAt === null && Date.now() - known.lastAt.toMillis() < ms;
  if (!isTold) await raiseAttentionNow(item);
}
