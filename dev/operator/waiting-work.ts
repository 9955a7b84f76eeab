import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { alertSentences } from '../../functions/shared/admin/alert-sentences.ts';
import type { AdminAction } from '../../functions/shared/admin/admin-actions.ts';
import { emailNames } from '../../functions/shared/messages/email-kinds.ts';
import { alerts, type Alert } from '../../functions/src/alerts/alert.ts';
import { outbox, type OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { payments, type PaymentRecord } from '../../functions/src/payments/documents.ts';
import { Problem } from '../suite/problem.ts';
import { applyAction } from './apply-action.ts';
import { describeFacts } from './describe-facts.ts';
import { describeMoney } from '../../functions/shared/values/describe-money.ts';

const maxListed = 50;

export async function listWork(): Promise<void> {
  console.log(`Project ${process.env['GCLOUD_PROJECT']}.`);
  const items = alerts.where('resolvedAt', '==', null).orderBy('lastAt', 'desc');
  await list('Open alerts', items, describeItem);
  const emails = outbox.where('state', '==', 'failed').orderBy('createdAt', 'desc');
  await list('Failed emails', emails, describeEmail);
  const withoutReceipt = payments.where('receiptState', '==', 'failed').orderBy('capturedAt');
  await list('Receipts not issued', withoutReceipt, describeReceipt);
}

/** Each function resolves to the exit code. */
export const work = {
  resolve: onRecord(alerts, describeItem, (id, { lastAt: { seconds, nanoseconds } }, { note }) => ({
    action: 'resolve-alert',
    id,
    lastAt: { seconds, nanoseconds },
    note,
  })),
  resend: onRecord(outbox, describeEmail, (id, { state }, { isSecondTime }) => {
    if (state === 'sent' && !isSecondTime) {
      throw new Problem('It was sent. To send a copy, add --second-time.');
    }
    return { action: 'resend-email', id };
  }),
  receipt: onRecord(payments, describeReceipt, (paymentId) => ({
    action: 'retry-receipt',
    paymentId,
  })),
};

interface Entered {
  note: string;
  isSecondTime: boolean;
  yes: boolean;
}

function onRecord<Stored>(
  collection: CollectionReference<Stored>,
  describe: (id: string, stored: Stored) => string,
  actionOn: (id: string, stored: Stored, entered: Entered) => AdminAction,
) {
  return async (id: string, entered: Entered): Promise<number> => {
    const show = async () => {
      const stored = (await collection.doc(id).get()).data();
      if (!stored) throw new Problem(`No "${id}" was found in ${collection.id}.`);
      console.log(describe(id, stored));
      return stored;
    };
    const isDone = await applyAction(actionOn(id, await show(), entered), entered.yes);
    if (isDone) await show();
    return isDone ? 0 : 1;
  };
}

async function list<Stored>(
  name: string,
  query: Query<Stored>,
  describe: (id: string, stored: Stored) => string,
): Promise<void> {
  const { docs } = await query.limit(maxListed).get();
  console.log(`\n${name}: ${docs.length < maxListed ? docs.length : `the first ${maxListed}`}.`);
  for (const found of docs) console.log(`\n${describe(found.id, found.data())}`);
}

function describeItem(id: string, item: Alert): string {
  const { title, happened, next } = alertSentences[item.kind];
  return `${title}\n${describeFacts({
    Id: id,
    'What happened': happened,
    'What to do': next,
    Payment: item.paymentId,
    Account: item.uid,
    Document: item.path,
    Details: item.details,
    Count: String(item.count),
    Last: item.lastAt,
    Resolved: item.resolvedAt,
    Note: item.note,
  })}`;
}

function describeEmail(id: string, email: OutboxEntry): string {
  return describeFacts({
    Email: id,
    Kind: emailNames[email.kind],
    Account: email.uid,
    Document: email.path,
    State: email.state,
    Reason: email.failureReason,
    Queued: email.createdAt,
    Sent: email.sentAt,
  });
}

function describeReceipt(id: string, payment: PaymentRecord): string {
  return describeFacts({
    Payment: id,
    Amount: describeMoney(payment.amountMinor, payment.currency),
    Account: payment.uid,
    Document: payment.path,
    Captured: payment.capturedAt,
    Receipt: payment.receiptState,
  });
}
