import { formatIndianTime } from '../../functions/shared/indian-time.ts';
import type { AttentionItem } from '../../functions/src/alerts/attention-item.ts';
import { attentionSentences } from '../../functions/shared/attention-sentences.ts';
import { describeFacts } from './describe-facts.ts';

/** Describes an attention item: when and what happened, what to do, and its facts. */
export function describeAttention(id: string, item: AttentionItem): string {
  const { kind, paymentId, uid, path, details, count, createdAt, lastAt, resolvedAt, note } = item;
  const { title, happened, next } = attentionSentences[kind];
  const facts = describeFacts({
    Id: id,
    Kind: kind,
    Payment: paymentId,
    Account: uid,
    Document: path,
    Details: details,
    'How often': count > 1 ? `${count} times since ${momentOf(createdAt)}` : null,
    Resolved: resolvedAt && momentOf(resolvedAt),
    Note: note,
  });
  return `${momentOf(lastAt)}: ${title}\n  ${happened}\n  What to do: ${next}\n${facts}`;
}

function momentOf(timestamp: { toDate(): Date }): string {
  return formatIndianTime(timestamp.toDate());
}
