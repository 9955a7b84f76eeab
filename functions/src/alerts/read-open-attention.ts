import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { attention, type AttentionItem } from './attention-item.ts';

/** Reads the open attention items, those that happened last first. */
export async function readOpenAttention(
  limit: number,
): Promise<QueryDocumentSnapshot<AttentionItem>[]> {
  const open = attention.where('resolvedAt', '==', null).orderBy('lastAt', 'desc');
  return (await open.limit(limit).get()).docs;
}
