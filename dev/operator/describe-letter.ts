import { formatIndianTime } from '../../functions/shared/indian-time.ts';
import type { LetterKind } from '../../functions/shared/letter-kinds.ts';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { describeFacts } from './describe-facts.ts';

const kindsToOperator: ReadonlySet<LetterKind> = new Set([
  'contact_notice',
  'contact_digest',
  'operator_attention',
]);

export function isToOperator({ kind }: OutboxEntry): boolean {
  return kindsToOperator.has(kind);
}

/** Describes a letter: its facts and its state. Without a recipient the line `To` is left out. */
export function describeLetter(id: string, letter: OutboxEntry, recipient: string | null): string {
  const { kind, paymentId, uid, path, createdAt } = letter;
  return describeFacts({
    Letter: id,
    Kind: kind,
    To: recipient,
    Payment: paymentId,
    Account: uid,
    Document: path,
    'Queued on': formatIndianTime(createdAt.toDate()),
    State: stateOf(letter),
  });
}

function stateOf(letter: OutboxEntry): string {
  const { state, tries, dueAt, sentAt, isSecondTime, failureReason } = letter;
  const why = failureReason ? ` (${failureReason})` : '';
  switch (state) {
    case 'failed':
      return `failed${why}, number of tries: ${tries}`;
    case 'dropped':
      return `not sent${why}`;
    case 'sent':
      return `sent${isSecondTime ? ' a second time' : ''} on ${sentAt ? formatIndianTime(sentAt.toDate()) : 'an unknown day'}`;
    case 'queued':
      return `queued, due on ${formatIndianTime(dueAt.toDate())}`;
    case 'sending':
      return 'being sent';
    case 'held':
      return 'held during a flood, until a digest brings it';
    case 'digested':
      return 'brought by a digest';
  }
}
