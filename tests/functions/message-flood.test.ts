import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { acknowledgeMessage } from '../../functions/src/messages/acknowledge-message.ts';
import { digestMessages } from '../../functions/src/messages/digest-messages.ts';
import { countRecentMessages, isMessageFlood } from '../../functions/src/messages/message-flood.ts';
import { queueContactNotice } from '../../functions/src/messages/queue-contact-notice.ts';
import { aQuery } from '../support/documents.ts';
import { signUp, signUpGuest } from '../support/functions/accounts.ts';
import { mailServerForEachTest, sendAndRead } from '../support/functions/letter-reader.ts';
import { deleteAll } from '../support/functions/stored.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Of a time in which no other test stores anything. */
const now = new Date('2031-05-01T10:30:00Z');
const limit = 3;

mailServerForEachTest();
beforeEach(async () => {
  const since = Timestamp.fromDate(new Date('2031-01-01T00:00:00Z'));
  await deleteAll(
    firestore.collection(collections.anonymousQueries).where('createdAt', '>', since),
  );
  await deleteAll(firestore.collectionGroup('queries').where('createdAt', '>', since));
  await deleteAll(outbox.where('state', '==', 'held'));
  for (const sender of ['visitor', 'account']) {
    await attention.doc(`message_flood_${sender}`).delete();
  }
});

describe('a flood', () => {
  it('is more messages than people write within an hour, of visitors or of accounts', async () => {
    for (const minutesAgo of [1, 30, 59, 61]) await fromVisitor(minutesAgo);
    for (const minutesAgo of [1, 61]) await fromAccount(minutesAgo);
    expect(await countRecentMessages('visitor', now)).toBe(3);
    expect(await countRecentMessages('account', now)).toBe(1);
    expect(await isMessageFlood('visitor', now, 3)).toBe(false);
    expect(await isMessageFlood('visitor', now, 2)).toBe(true);
    expect(await isMessageFlood('account', now, 2)).toBe(false);
  });

  it('of visitors holds the messages of visitors alone, and is told once an hour', async () => {
    const held = await aVisitorsFlood(8);
    for (const message of held) await queueContactNotice(message, now, limit);
    const customers = await fromAccount(1);
    await queueContactNotice(customers, now, limit);
    expect(await stateOf(customers)).not.toBe('held');
    for (const message of held) expect(await stateOf(message)).toBe('held');
    expect(await told()).toMatchObject({
      kind: 'message_flood',
      details: '8 messages of visitors within an hour',
      count: 1,
    });
  });

  it('holds no message of an account whose address is verified', async () => {
    const guest = await signUpGuest();
    const customer = await signUp();
    await auth.updateUser(customer.uid, { emailVerified: true });
    for (let number = 0; number < 5; number += 1) await fromAccount(30);
    for (const [account, isHeld] of [
      [guest, true],
      [customer, false],
    ] as const) {
      const message = await store(userCollectionPath(account.uid, 'queries'), 1, {});
      await queueContactNotice(message, now, limit);
      expect((await stateOf(message)) === 'held').toBe(isHeld);
    }
  });

  it('stops acknowledgements, but not those of accounts', async () => {
    const [stranger, customer] = [randomUUID(), randomUUID()].map((it) => `${it}@example.org`);
    vi.stubEnv('MESSAGE_FLOOD_LIMIT', '3');
    onTestFinished(() => void vi.unstubAllEnvs());
    await aVisitorsFlood(3);
    const visitors = await fromVisitor(1, { email: stranger });
    const customers = await fromAccount(1, { email: customer });
    for (const email of [stranger, customer]) await acknowledgeMessage(email ?? '', now);
    expect(await acknowledgementsOf(visitors)).toBe(0);
    expect(await acknowledgementsOf(customers)).toBe(1);
  });
});

describe('the digest of a flood', () => {
  it('brings the operator each message, whole and once, when the flood is over', async () => {
    const held = await aVisitorsFlood(25);
    for (const message of held) await hold(message, 1);
    await digestMessages(now, limit);
    expect(await digestsOf(held)).toEqual(new Set([undefined]));

    const later = new Date(now.getTime() + 2 * hourMs);
    await digestMessages(later, limit);
    await digestMessages(later, limit);
    const [digest = '', ...others] = await digestsOf(held);
    expect(others).toEqual([]);
    // A delivery that is repeated after the flood brings nothing again.
    await queueContactNotice(held[0] ?? never(), later, limit);
    expect(await stateOf(held[0] ?? never())).toBe('digested');

    const mail = await readDigest(digest);
    expect(mail.subject).toBe('25 messages from the contact form, held during a flood');
    expect(mail.text).toContain('5 more are attached.');
    for (let number = 0; number < 25; number += 1) {
      expect(mail.attached).toContain(`> Message ${number}.`);
    }
    expect(mail.attached).toContain('E-mail: asha@example.com');
  });

  it('brings genuine messages after six hours, though the flood goes on', async () => {
    const [message = never()] = await aVisitorsFlood(5);
    for (const [hours, state] of [
      [5, 'held'],
      [7, 'digested'],
    ] as const) {
      await hold(message, hours);
      await digestMessages(now, limit);
      expect(await stateOf(message)).toBe(state);
    }
  });

  it('leaves out what was deleted, and does not go out with nothing', async () => {
    const [kept = never(), deleted = never()] = await aVisitorsFlood(4);
    for (const message of [kept, deleted]) await hold(message, 1);
    await deleted.delete();
    await digestMessages(new Date(now.getTime() + 2 * hourMs), limit);
    const [digest = ''] = await digestsOf([kept]);
    expect((await readDigest(digest)).subject).toMatch(/^1 message from/);
  });
});

function aVisitorsFlood(count: number): Promise<DocumentReference[]> {
  const messages = Array.from({ length: count }, (_, number) =>
    fromVisitor(30, { message: `Message ${number}.` }),
  );
  return Promise.all(messages);
}

/** Has a message come in a flood so many hours ago. */
async function hold(message: DocumentReference, hoursAgo: number): Promise<void> {
  await queueContactNotice(message, now, limit);
  const createdAt = Timestamp.fromMillis(now.getTime() - hoursAgo * hourMs);
  await (await noticeOf(message)).ref.update({ createdAt });
}

function fromVisitor(minutesAgo: number, query = {}): Promise<DocumentReference> {
  return store(collections.anonymousQueries, minutesAgo, query);
}

function fromAccount(minutesAgo: number, query = {}): Promise<DocumentReference> {
  return store(userCollectionPath('flood', 'queries'), minutesAgo, query);
}

async function store(path: string, minutesAgo: number, query: object): Promise<DocumentReference> {
  const createdAt = new Date(now.getTime() - minutesAgo * minuteMs);
  const message = await firestore.collection(path).add({ ...aQuery(query), createdAt });
  // What the suite's own trigger queues would be told already.
  await expect.poll(() => noticesOf(message)).toHaveLength(1);
  for (const notice of await noticesOf(message)) await notice.ref.delete();
  return message;
}

async function noticesOf({ path }: DocumentReference) {
  const about = await outbox.where('path', '==', path).get();
  return about.docs.filter((it) => it.data().kind === 'contact_notice');
}

async function noticeOf(message: DocumentReference) {
  return (await noticesOf(message))[0] ?? never();
}

async function stateOf(message: DocumentReference): Promise<string> {
  return (await noticeOf(message)).data().state;
}

async function digestsOf(messages: DocumentReference[]): Promise<Set<string | undefined>> {
  const notices = await Promise.all(messages.map(noticeOf));
  return new Set(notices.map((it) => it.data().digestId));
}

async function acknowledgementsOf({ path }: DocumentReference): Promise<number> {
  const about = await outbox.where('path', '==', path).get();
  return about.docs.filter((it) => it.data().kind === 'contact_acknowledged').length;
}

async function told() {
  return (await attention.doc('message_flood_visitor').get()).data();
}

async function readDigest(id: string) {
  // The suite's own function may have sent it already.
  await outbox
    .doc(id)
    .update({ state: 'queued', dueAt: Timestamp.fromMillis(Date.now() + hourMs) });
  const { subject, text = '', attachments } = await sendAndRead(id);
  const attached = new TextDecoder().decode(attachments[0]?.content as ArrayBuffer);
  return { subject, text, attached };
}

function never(): never {
  throw new Error('There is none.');
}
