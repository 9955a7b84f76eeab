import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { alertSentences } from '../../../shared/admin/alert-sentences.ts';
import { formatIndianTime } from '../../../shared/values/indian-time.ts';
import { alertPath } from '../../../shared/paths.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { site } from '../../../shared/site.ts';
import { alerts, type Alert } from '../../alerts/alert.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { nameOf, type PayableLabel } from './payments/payable-label.ts';
import { findPayableFacts } from './read-facts.ts';
import { Undeliverable } from './undeliverable.ts';

interface OperatorAlert extends Pick<
  Alert,
  'kind' | 'paymentId' | 'uid' | 'path' | 'details' | 'count'
> {
  id: string;
  payable: PayableLabel | null;
  noticedAt: Date;
  lastAt: Date;
}

const operator = { isVerified: true };

export async function composeOperatorAlert({ alertId }: OutboxEntry): Promise<EmailContent> {
  if (alertId === undefined) throw new Undeliverable('gone');
  const found = (await findItem(alertId)) ?? (await findGathered(alertId));
  if (!found) throw new Undeliverable('gone');
  const { item } = found;
  return operatorAlert({
    ...item,
    id: found.id,
    count: found.count,
    payable: (await findPayableFacts(item.path))?.payable ?? null,
    noticedAt: item.createdAt.toDate(),
    lastAt: item.lastAt.toDate(),
  });
}

interface FoundItem {
  id: string;
  item: Alert;
  count: number;
}

async function findItem(id: string): Promise<FoundItem | undefined> {
  const item = (await alerts.doc(id).get()).data();
  return item && { id, item, count: item.count };
}

/** Finds the latest open alert of a kind whose alerts share one email. `count` is the number of open alerts. */
async function findGathered(kind: string): Promise<FoundItem | undefined> {
  const open = await alerts.where('kind', '==', kind).where('resolvedAt', '==', null).get();
  const [latest] = open.docs.toSorted((a, b) => momentOf(b) - momentOf(a));
  return latest && { id: latest.id, item: latest.data(), count: open.size };
}

function momentOf(item: QueryDocumentSnapshot<Alert>): number {
  return item.data().lastAt.toMillis();
}

export function operatorAlert(facts: OperatorAlert): EmailContent {
  const { id, payable, paymentId, uid, path, details, kind, count, noticedAt, lastAt } = facts;
  const { title, happened, next } = alertSentences[kind];
  const subject = subjectOf(facts);
  return {
    to: 'operator',
    subject: subject === null ? `Alert: ${title}` : `Alert: ${title} (${subject})`,
    preheader: happened,
    tone: 'danger',
    status: 'Needs your attention',
    heading: title,
    blocks: [
      happened,
      `What to do: ${next}`,
      factsBlock({
        About: plain(payable && nameOf(payable, operator)),
        'Payment ID': plain(paymentId),
        Account: plain(uid),
        Document: plain(path),
        Details: plain(details),
        Type: kind,
        'First seen': formatIndianTime(noticedAt),
        Occurrences: count > 1 ? `${count} (details are from the latest)` : null,
        'Last seen': count > 1 ? formatIndianTime(lastAt) : null,
      }),
      { kind: 'button', label: 'Open in the admin panel', path: alertPath(id) },
    ],
    reason: `This email is for the operator of ${site.name}. The alert stays open until you resolve it.`,
  };
}

function plain(value: string | null): string | null {
  return value === null ? null : plainLine(value);
}

/** Leaves out an invoice number, because the customer may have entered other words there. */
function subjectOf({ payable, paymentId }: OperatorAlert): string | null {
  const isOrder = payable?.type === 'product_order' && payable.number !== '';
  return isOrder ? nameOf(payable, operator) : paymentId;
}
