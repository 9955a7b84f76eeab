import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import type { ContactMessage } from '../../functions/shared/contact-messages.ts';
import type { AttentionKind } from '../../functions/shared/attention.ts';
import { attention, attentionId } from '../../functions/src/alerts/attention-item.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { customer } from './accounts.ts';

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

export function writeMessages(batch: WriteBatch): void {
  for (const [index, message] of ofCustomer.entries()) {
    const path = `${userCollectionPath(customer.uid, 'queries')}/demo-query-${index + 1}`;
    writeMessage(batch, path, message);
  }
  for (const [index, message] of ofVisitors.entries()) {
    writeMessage(batch, `${collections.anonymousQueries}/demo-visitor-${index + 1}`, message);
  }
}

function writeMessage(
  batch: WriteBatch,
  path: string,
  { sentAt, reply, ...message }: SeededMessage,
): void {
  const replies = reply && [
    { id: 'demo-reply', text: reply.text, createdAt: Timestamp.fromDate(new Date(reply.at)) },
  ];
  batch.set(firestore.doc(path), {
    ...message,
    createdAt: Timestamp.fromDate(new Date(sentAt)),
    isOpen: !reply,
    ...(replies && { replies }),
  });
}

/** What waits for the operator, about the demo customer's latest payments. */
export async function writeAttention(): Promise<void> {
  const latest = await payments
    .where('uid', '==', customer.uid)
    .orderBy('createdAt', 'desc')
    .limit(2)
    .get();
  const batch = firestore.batch();
  const kinds: AttentionKind[] = ['dispute', 'refund_failed'];
  for (const [index, payment] of latest.docs.entries()) {
    const kind = kinds[index] ?? 'dispute';
    const lastAt = Timestamp.fromDate(new Date('2026-11-18T07:30:00Z'));
    const { uid, path } = payment.data();
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
