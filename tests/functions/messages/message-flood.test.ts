import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { collections, userCollectionPath } from '../../../functions/shared/collections.ts';
import type { ContactMessage } from '../../../functions/shared/messages/contact-messages.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import type { EmailKind } from '../../../functions/shared/messages/email-kinds.ts';
import { type OutboxEntry, outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { acknowledgeMessage } from '../../../functions/src/messages/acknowledge-message.ts';
import { digestMessages } from '../../../functions/src/messages/digest-messages.ts';
import {
  countRecentMessages,
  isMessageFlood,
} from '../../../functions/src/messages/message-flood.ts';
import { queueContactNotice } from '../../../functions/src/messages/queue-contact-notice.ts';
import { aQuery } from '../../support/documents.ts';
import { signUp, signUpGuest } from '../../support/functions/accounts/accounts.ts';
import {
  expectDropped,
  mailServerForEachTest,
  sendAndRead,
} from '../../support/functions/email-reader.ts';
import { deleteAll } from '../../support/functions/stored.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A time in which no other test stores messages. */
const now = new Date('2031-05-01T10:30:00Z');
const limit = 3;
const visitors = collections.anonymousQueries;
const accounts = userCollectionPath('flood', 'queries');
const twoHoursLater = new Date(now.getTime() + 2 * hourMs);

mailServerForEachTest();
beforeEach(async () => {
  const since = Timestamp.fromDate(new Date('2031-01-01T00:00:00Z'));
  await deleteAll(firestore.collection(visitors).where('createdAt', '>', since));
  await deleteAll(firestore.collectionGroup('queries').where('createdAt', '>', since));
  await deleteAll(outbox.where('state', '==', 'held'));
  await alerts.doc('message_flood_visitor').delete();
});

it('a spike is more messages within an hour than the limit, counted separately for visitors and accounts', async () => {
  for (const minutesAgo of [1, 30, 59, 61]) await arrive(visitors, { minutesAgo });
  for (const minutesAgo of [1, 61]) await arrive(accounts, { minutesAgo });
  expect(await isMessageFlood('visitor', now, 3)).toBe(false);
  expect(await isMessageFlood('visitor', now, 2)).toBe(true);
  expect(await isMessageFlood('account', now, 1)).toBe(false);
  expect(await isMessageFlood('account', now, 0)).toBe(true);
});

it('a spike from visitors holds only their messages, and is reported once an hour', async () => {
  for (let number = 0; number < 8; number += 1) await arrive(visitors);
  expect(await isHeldBack(visitors)).toBe(true);
  expect(await isHeldBack(visitors)).toBe(true);
  expect(await isHeldBack(accounts)).toBe(false);
  expect((await alerts.doc('message_flood_visitor').get()).data()).toMatchObject({
    kind: 'message_flood',
    details: 'More than 3 messages from visitors within an hour',
    count: 1,
  });
  // The count stops as soon as it shows a spike.
  expect(await countRecentMessages('visitor', now, limit)).toBe(limit + 1);
  expect(await countRecentMessages('visitor', now, 20)).toBe(8);
});

it('a spike does not hold messages of an account with a verified address', async () => {
  const guest = await signUpGuest();
  const customer = await signUp({ isProven: true });
  for (let number = 0; number < 5; number += 1) await arrive(accounts);
  expect(await isHeldBack(userCollectionPath(guest.uid, 'queries'))).toBe(true);
  expect(await isHeldBack(userCollectionPath(customer.uid, 'queries'))).toBe(false);
});

it('a spike stops acknowledgements, but not those to accounts', async () => {
  const [stranger, customer] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
  vi.stubEnv('MESSAGE_FLOOD_LIMIT', '3');
  for (let number = 0; number < 3; number += 1) await arrive(visitors);
  const strangers = await arrive(visitors, { minutesAgo: 1, email: stranger });
  const customers = await arrive(accounts, { minutesAgo: 1, email: customer });
  for (const email of [stranger, customer]) await acknowledgeMessage(email, now);
  expect(await emailsOf(strangers, 'contact_acknowledged')).toEqual([]);
  expect(await emailsOf(customers, 'contact_acknowledged')).toHaveLength(1);
});

it('the digest of a spike brings the operator each message in full, once, when the spike is over', async () => {
  const held = await Promise.all(Array.from({ length: 25 }, (_, number) => aHeld(number)));
  await digestMessages(now, limit);
  expect(await digestsOf(held)).toEqual(new Set([undefined]));

  await digestMessages(twoHoursLater, limit);
  await digestMessages(twoHoursLater, limit);
  const [digest = '', ...others] = await digestsOf(held);
  expect(others).toEqual([]);
  // A delivery repeated after the spike sends nothing again.
  for (const message of held) await queueContactNotice(message, twoHoursLater, limit);
  const states = await Promise.all(held.map(async (it) => (await noticeOf(it))?.state));
  expect(new Set(states)).toEqual(new Set(['digested']));

  const { subject, text, attachments } = await sendAndRead(digest);
  expect(subject).toBe('25 messages from the contact form, kept on hold during a spike');
  expect(text).toContain('5 more in the attachment.');
  const attached = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
  for (let number = 0; number < 25; number += 1) {
    expect(attached).toContain(`> Message ${number}.`);
  }
  expect(attached).toContain('Email: asha@example.com');
});

it('the digest of a spike brings messages after six hours even if the spike continues', async () => {
  for (let number = 0; number < 5; number += 1) await arrive(visitors);
  const message = await aHeld();
  for (const [hours, state] of [
    [5, 'held'],
    [7, 'digested'],
  ] as const) {
    await setAge(message, hours);
    await digestMessages(now, limit);
    expect(await noticeOf(message)).toMatchObject({ state });
  }
});

it('the digest of a spike leaves out deleted messages, and is not sent when it is empty', async () => {
  const [kept, deleted] = [await aHeld(), await aHeld()];
  await deleted.delete();
  await digestMessages(twoHoursLater, limit);
  const [digest = ''] = await digestsOf([kept]);
  expect((await sendAndRead(digest)).subject).toMatch(/^1 message from/);
  await kept.delete();
  await queueAgain(digest);
  await expectDropped(digest);
});

/** Stores a message, by default from half an hour ago. */
function arrive(path: string, facts: Facts = {}): Promise<DocumentReference> {
  return firestore.collection(path).add(aMessage(facts));
}

interface Facts extends Partial<ContactMessage> {
  minutesAgo?: number;
}

function aMessage({ minutesAgo = 30, ...query }: Facts): object {
  return { ...aQuery(query), createdAt: new Date(now.getTime() - minutesAgo * minuteMs) };
}

/** Holds the email of a message, and stores the message. */
async function aHeld(number = 0): Promise<DocumentReference> {
  const message = firestore.collection(visitors).doc();
  await queueContactNotice(message, now, -1);
  await setAge(message, 1);
  await message.set(aMessage({ message: `Message ${number}.` }));
  return message;
}

async function setAge({ id }: DocumentReference, hours: number): Promise<void> {
  const createdAt = Timestamp.fromMillis(now.getTime() - hours * hourMs);
  await outbox.doc(`query_${id}`).update({ createdAt });
}

/** Whether the email of one more message is held. */
async function isHeldBack(path: string): Promise<boolean> {
  const message = firestore.collection(path).doc();
  await queueContactNotice(message, now, limit);
  return (await noticeOf(message))?.state === 'held';
}

async function noticeOf(message: DocumentReference): Promise<OutboxEntry | undefined> {
  return (await emailsOf(message, 'contact_notice'))[0];
}

async function emailsOf(message: DocumentReference, kind: EmailKind): Promise<OutboxEntry[]> {
  const emails = outbox.where('path', '==', message.path).where('kind', '==', kind);
  return (await emails.get()).docs.map((email) => email.data());
}

async function digestsOf(messages: DocumentReference[]): Promise<Set<string | undefined>> {
  const notices = await Promise.all(messages.map(noticeOf));
  return new Set(notices.map((notice) => notice?.digestId));
}

async function queueAgain(id: string): Promise<void> {
  const dueAt = Timestamp.fromMillis(Date.now() + hourMs);
  await outbox.doc(id).update({ state: 'queued', sentAt: null, dueAt });
}
