import { formatIndianTime } from '../../../shared/indian-time.ts';
import { plainLine } from '../../../shared/plain-text.ts';
import { site } from '../../../shared/site.ts';
import type { AttentionItem } from '../../alerts/attention-item.ts';
import { attentionSentences } from './attention-sentences.ts';
import type { Fact, WrittenLetter } from '../write/composition.ts';
import { nameOf, type ChargeLabel } from './charge-label.ts';
import { writeLetter } from '../write/write-letter.ts';

export interface OperatorAttention extends Pick<
  AttentionItem,
  'kind' | 'paymentId' | 'uid' | 'path' | 'details' | 'count'
> {
  /** Of the order or invoice, where there is one. */
  charge: ChargeLabel | null;
  noticedAt: Date;
  /** Of the last time, when it has happened several times. */
  lastAt: Date;
}

const operator = { isVerified: true };

/** Tells the operator what happened and what to do next. */
export function operatorAttention(facts: OperatorAttention, siteUrl: string): WrittenLetter {
  const { title, happened, next } = attentionSentences[facts.kind];
  const subject = subjectOf(facts);
  return writeLetter(
    {
      subject: subject === null ? `Attention: ${title}` : `Attention: ${title} (${subject})`,
      preheader: happened,
      tone: 'danger',
      status: 'Needs your attention',
      heading: title,
      blocks: [
        { kind: 'paragraph', text: happened },
        { kind: 'paragraph', text: `What to do: ${next}` },
        { kind: 'facts', facts: knownFacts(facts) },
      ],
      reason: `This letter is for the operator of ${site.name}. The matter stays in the attention list until it is resolved.`,
      audience: 'operator',
    },
    siteUrl,
  );
}

function knownFacts(facts: OperatorAttention): Fact[] {
  const { charge, paymentId, uid, path, details, kind, count, noticedAt, lastAt } = facts;
  const candidates: [label: string, value: string | null][] = [
    ['Concerns', charge && nameOf(charge, operator)],
    ['Payment ID', paymentId],
    ['Account', uid],
    ['Document', path],
    ['Details', details],
    ['Kind', kind],
    ['Noticed on', formatIndianTime(noticedAt)],
    ['How often', count > 1 ? `${count} times, these are the facts of the last` : null],
    ['Last on', count > 1 ? formatIndianTime(lastAt) : null],
  ];
  return candidates.flatMap(([label, value]) =>
    value === null ? [] : [{ label, value: plainLine(value) }],
  );
}

/** Never the number of an invoice: its customer may have typed other words there. */
function subjectOf({ charge, paymentId }: OperatorAttention): string | null {
  const isOrder = charge?.type === 'product_order' && charge.number !== '';
  return isOrder ? nameOf(charge, operator) : paymentId;
}
