import { Timestamp } from 'firebase-admin/firestore';
import type { AlertKind } from '../../functions/shared/admin/alerts.ts';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import type { DemoFacts } from '../../functions/shared/messages/contact-messages.ts';
import { alerts, alertId } from '../../functions/src/alerts/alert.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { visitorMessageEnd } from '../../functions/src/messages/open-message.ts';
import { type LedgerDispute, payments } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { administrator, customer } from './accounts.ts';

interface SeededMessage extends DemoFacts {
  /** The visitor's first name. Absent for the demo customer. */
  from?: string;
  sentOn: string;
  message: string;
  reply?: string;
  /** An internal note by staff. */
  note?: string;
}

const company = 'Sample Finance';
const longCompany =
  'Rashtriya Vittiya Punarnirman aur Parisampatti Vasuli Nigam Maryadit (Example)';
const inOffer = "Thank you for asking. You'll find the answer in the quote we sent you.";

const messages: readonly SeededMessage[] = [
  {
    sentOn: '2026-09-28',
    message: 'Can several branches share one APAC Debt Grid account?',
    reply: 'Yes. Each branch gets its own users, and you see them all together.',
  },
  {
    sentOn: '2026-10-30',
    message: 'Please send the October invoice with our purchase order number on it.',
  },
  {
    from: 'Noor',
    sentOn: '2026-11-12',
    message: "We'd like a demo for our team of twelve.",
    company,
    jobTitle: 'Head of recovery',
    portfolioSize: '10,001 to 100,000 cases',
    region: 'Asia-Pacific',
    note: 'Called them and sent the price list.',
  },
  {
    from: 'Mateo',
    sentOn: '2026-11-16',
    message: 'Does LatAm Gateway MX write its letters in Spanish?',
  },
  {
    from: 'Leela',
    sentOn: '2026-03-07',
    message: 'Which of your products can write letters in Marathi?',
    company: longCompany,
    reply: inOffer,
  },
  {
    from: 'Nikhil',
    sentOn: '2026-05-07',
    message: "Do you take part in public bank tenders? We'd send you the documents.",
    company: 'Test Lenders',
    reply: inOffer,
    note: 'The documents arrived by post.',
  },
  {
    from: 'Zoya',
    sentOn: '2026-10-07',
    message: "Thank you for the demo. We'll decide next week.",
    company,
  },
];

export async function writeMessages(): Promise<void> {
  const batch = firestore.batch();
  for (const [index, { from, sentOn, reply, note, ...words }] of messages.entries()) {
    const collection = from
      ? collections.anonymousQueries
      : userCollectionPath(customer.uid, 'queries');
    const message = firestore.doc(`${collection}/demo-message-${index + 1}`);
    const createdAt = at(sentOn, '09:30');
    const nextDay = Timestamp.fromMillis(createdAt.toMillis() + 24 * 60 * 60 * 1000);
    batch.set(message, {
      firstName: from ?? 'Asha',
      lastName: 'Example',
      email: from ? `${from.toLowerCase()}@example.com` : customer.email,
      ...words,
      createdAt,
      isOpen: !reply,
      ...(from && { expiresAt: visitorMessageEnd(createdAt) }),
      ...(reply && { replies: [{ id: 'demo-reply', text: reply, createdAt: nextDay }] }),
    });
    if (!note) continue;
    batch.set(audit.doc(`demo-note-${message.id}`), {
      action: 'note-message',
      actorUid: administrator.uid,
      actorEmail: administrator.email,
      path: message.path,
      payablePath: null,
      before: {},
      after: {},
      note,
      at: nextDay,
    });
  }
  await batch.commit();
}

const kindsOfPayments: readonly AlertKind[] = [
  'dispute',
  'refund_failed',
  'ledger_differs',
  'amount_mismatch',
];

const disputeId = 'disp_DemoExample001';

const demoDispute: LedgerDispute = {
  state: 'open',
  phase: 'chargeback',
  amountMinor: 5_000_00,
  reason: 'goods_or_services_not_received',
  respondBy: at('2026-12-05', '12:30'),
  createdAt: at('2026-11-18', '07:30'),
  reportedAt: at('2026-11-18', '07:30'),
};

/** Raises one alert for each of the demo customer's latest payments. */
export async function writeAlert(): Promise<void> {
  const latest = await payments
    .where('uid', '==', customer.uid)
    .orderBy('createdAt', 'desc')
    .limit(kindsOfPayments.length)
    .get();
  const batch = firestore.batch();
  for (const [index, payment] of latest.docs.entries()) {
    const kind = kindsOfPayments[index] ?? 'dispute';
    const lastAt = at('2026-11-18', '07:30');
    const { uid, path } = payment.data();
    if (kind === 'dispute') batch.update(payment.ref, { disputes: { [disputeId]: demoDispute } });
    batch.set(alerts.doc(alertId(kind, kind === 'dispute' ? disputeId : payment.id)), {
      kind,
      paymentId: payment.id,
      uid,
      path,
      details: null,
      count: 1,
      createdAt: lastAt,
      lastAt,
      resolvedAt: null,
      note: null,
    });
  }
  await batch.commit();
}

function at(day: string, time: string): Timestamp {
  return Timestamp.fromDate(new Date(`${day}T${time}:00Z`));
}
