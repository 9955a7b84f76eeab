import { Timestamp } from 'firebase-admin/firestore';
import { dailyKinds, isCounted, isGathered } from '../../shared/admin/alerts.ts';
import { logger } from 'firebase-functions';
import { alerts, type Alert } from '../alerts/alert.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';

/**
 * Notifies the operator once each time an alert is opened, and at most once a day for a daily kind. A retried
 * commit repeats the log entry, which a log-based alert watches.
 */
export async function notifyOperator(id: string, item: Alert): Promise<void> {
  if (item.resolvedAt === null) await notifyOnce(id, item, item.lastAt);
}

/** Repeats the notification if an alert of a daily kind recurred after that day's email. */
export async function remindOperator(now: Date = new Date()): Promise<void> {
  const open = await alerts.where('resolvedAt', '==', null).where('kind', 'in', dailyKinds).get();
  const bySubject = Map.groupBy(open.docs, (it) => subjectOf(it.id, it.data()));
  for (const [subject, items] of bySubject) {
    const latest = items.reduce((a, b) => (a.updateTime < b.updateTime ? b : a));
    const item = latest.data();
    if (dayOf(item.lastAt) === dayOf(Timestamp.fromDate(now))) continue;
    const emails = await outbox.where('alertId', '==', subject).get();
    // The database sets both times, because the clocks of two processes may differ.
    const isTold = emails.docs.some((email) => email.createTime > latest.updateTime);
    if (!isTold) await notifyOnce(latest.id, item, Timestamp.fromDate(now));
  }
}

/** Returns the alert's id, or its kind if all open alerts of the kind share one email. */
function subjectOf(id: string, { kind }: Alert): string {
  return isGathered(kind) ? kind : id;
}

async function notifyOnce(id: string, item: Alert, moment: Timestamp): Promise<void> {
  const { kind } = item;
  const email = outbox.doc(emailId(id, item, moment));
  const { paymentId, uid, path } = isGathered(kind) ? allPayments : item;
  await commitAtomically(async (batch, reads) => {
    if ((await reads.get(email)).exists) return;
    // Error texts from Razorpay or a mail server may contain an address, so the details are left out.
    logger.error('operator-alert', { id, kind, paymentId, path });
    const about = { uid, paymentId, path, alertId: subjectOf(id, item) };
    batch.create(email, newOutboxEntry('operator_alert', about));
  });
}

const allPayments = { paymentId: null, uid: null, path: null };

function emailId(id: string, { kind, createdAt }: Alert, moment: Timestamp): string {
  if (isGathered(kind)) return `alert_${kind}.${dayOf(moment)}`;
  const opening = `alert_${id}.${createdAt.toMillis()}`;
  return isCounted(kind) ? `${opening}.${dayOf(moment)}` : opening;
}

function dayOf(moment: Timestamp): string {
  return moment.toDate().toISOString().slice(0, 10);
}
