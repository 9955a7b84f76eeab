import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import type { AttentionKind } from '../../functions/shared/attention.ts';
import { attention, attentionId } from '../../functions/src/alerts/attention-item.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { visitorMessageEnd } from '../../functions/src/messages/open-message.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { administrator, customer } from './accounts.ts';

interface SeededMessage extends ContactMessage {
  sentAt: string;
  reply?: { text: string; at: string };
}

const asha = { firstName: 'Asha', lastName: 'Example', email: customer.email };

const ofCustomer: readonly SeededMessage[] = [
  {
    ...asha,
    message: 'Can several branches share one APAC Debt Grid account?',
    sentAt: '2026-09-28T08:15:00Z',
    reply: {
      text: 'Yes: each branch gets its own users, and you see all of them together.',
      at: '2026-09-28T10:40:00Z',
    },
  },
  {
    ...asha,
    message: 'Please send the invoice for October with our purchase order number on it.',
    sentAt: '2026-10-30T10:40:00Z',
  },
];

const ofVisitors: readonly SeededMessage[] = [
  {
    firstName: 'Noor',
    lastName: 'Example',
    email: 'noor@example.com',
    company: 'Sample Finance',
    jobTitle: 'Head of recovery',
    portfolioSize: '10,001 to 1,00,000 cases',
    region: 'Asia-Pacific',
    message: 'We would like to see a demonstration for our team of twelve.',
    sentAt: '2026-11-12T05:20:00Z',
  },
  {
    firstName: 'Mateo',
    lastName: 'Example',
    email: 'mateo@example.com',
    message: 'Does the LATAM Gateway write its letters in Spanish?',
    sentAt: '2026-11-16T16:05:00Z',
  },
];

const subjects = [
  'Which of the products has letters in Marathi?',
  'Our finance team needs the receipts of the last quarter in one file.',
  'Can we begin with two users and add the other branches in April?',
  'A colleague has left. How do we hand the account over?',
  'Do you take part in tenders of public banks? We would send the documents.',
  'The price of the EuroDebt Navigator: is it for each user or for the company?',
  'Please tell us where the data of our borrowers is stored.',
  'We would like to see the reports that a court accepts.',
  'Is there a discount for a year in advance?',
  'Thank you for the demonstration. We decide next week.',
  'How long does it take until a new portfolio is set up?',
];
const firms = [
  'Sample Finance',
  'Rashtriya Vittiya Punarnirman aur Parisampatti Vasuli Nigam Maryadit (Example)',
  'Test Lenders',
];

/** The older ones are answered. */
const ofTheYear: readonly SeededMessage[] = subjects.map((message, index) => {
  const month = String(index + 1).padStart(2, '0');
  return {
    firstName: ['Leela', 'Nikhil', 'Zoya'][index % 3] ?? 'Leela',
    lastName: 'Example',
    email: `visitor-${index + 1}@example.com`,
    company: firms[index % firms.length] ?? '',
    message,
    sentAt: `2026-${month}-07T09:30:00Z`,
    ...(index < 8 && {
      reply: {
        text: 'Thank you for asking. Our answer is in the offer that we sent you.',
        at: `2026-${month}-08T05:10:00Z`,
      },
    }),
  };
});

export function writeMessages(batch: WriteBatch): void {
  for (const [index, message] of ofCustomer.entries()) {
    const path = `${userCollectionPath(customer.uid, 'queries')}/demo-query-${index + 1}`;
    writeMessage(batch, path, message);
  }
  for (const [index, message] of [...ofVisitors, ...ofTheYear].entries()) {
    const path = `${collections.anonymousQueries}/demo-visitor-${index + 1}`;
    writeMessage(batch, path, message);
    if (index % 4 === 0) writeNote(batch, path, new Date(message.sentAt));
  }
}

/** What staff noted about a message, a day later. */
function writeNote(batch: WriteBatch, path: string, sentAt: Date): void {
  batch.set(audit.doc(`demo-note-${path.split('/').at(-1)}`), {
    action: 'note-message',
    actorUid: administrator.uid,
    actorEmail: administrator.email,
    path,
    chargePath: null,
    before: {},
    after: {},
    note: 'Called, and sent the price list.',
    at: Timestamp.fromMillis(sentAt.getTime() + 24 * 60 * 60 * 1000),
  });
}

function writeMessage(
  batch: WriteBatch,
  path: string,
  { sentAt, reply, ...message }: SeededMessage,
): void {
  const replies = reply && [
    { id: 'demo-reply', text: reply.text, createdAt: Timestamp.fromDate(new Date(reply.at)) },
  ];
  const createdAt = Timestamp.fromDate(new Date(sentAt));
  const isOfVisitor = path.startsWith(collections.anonymousQueries);
  batch.set(firestore.doc(path), {
    ...message,
    createdAt,
    isOpen: !reply,
    ...(isOfVisitor && { expiresAt: visitorMessageEnd(createdAt) }),
    ...(replies && { replies }),
  });
}

const kindsOfPayments: readonly AttentionKind[] = [
  'dispute',
  'refund_failed',
  'ledger_differs',
  'amount_mismatch',
];

/** What waits for the operator, about the demo customer's latest payments. */
export async function writeAttention(): Promise<void> {
  const latest = await payments
    .where('uid', '==', customer.uid)
    .orderBy('createdAt', 'desc')
    .limit(kindsOfPayments.length)
    .get();
  const batch = firestore.batch();
  for (const [index, payment] of latest.docs.entries()) {
    const kind = kindsOfPayments[index] ?? 'dispute';
    const lastAt = Timestamp.fromDate(new Date('2026-11-18T07:30:00Z'));
    const { uid, path } = payment.data();
    if (kind === 'dispute')
      batch.update(payment.ref, { disputes: { disp_DemoExample001: 'open' } });
    batch.set(attention.doc(attentionId(kind, payment.id)), {
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
