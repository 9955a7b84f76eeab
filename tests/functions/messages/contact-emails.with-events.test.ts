import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { collections, userCollectionPath } from '../../../functions/shared/collections.ts';
import type { EmailKind } from '../../../functions/shared/messages/email-kinds.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { acknowledgeMessage } from '../../../functions/src/messages/acknowledge-message.ts';
import { queueContactNotice } from '../../../functions/src/messages/queue-contact-notice.ts';
import { aQuery } from '../../support/documents.ts';
import { minutesAgo, read } from '../../support/functions/stored.ts';
import { anAddress } from '../../support/functions/accounts/accounts.ts';

it('the triggers notify the operator of each message, even if senders chose the same ID, and open it', async () => {
  const [id, one, other] = [randomUUID(), randomUUID(), randomUUID()];
  const visitors = firestore.doc(`${collections.anonymousQueries}/${id}`);
  const accounts = [one, other].map((uid) =>
    firestore.doc(`${userCollectionPath(uid, 'queries')}/${id}`),
  );
  const createdAt = Timestamp.fromDate(new Date('2026-02-28T10:00:00Z'));
  for (const message of [visitors, ...accounts]) await message.set({ ...aQuery(), createdAt });
  await expect.poll(() => emailsOf('contact_notice', visitors, ...accounts)).toHaveLength(3);
  const notices = await emailsOf('contact_notice', visitors, ...accounts);
  expect(notices.map((notice) => notice.id).toSorted()).toEqual(
    [`query_${id}`, `query_${id}.${one}`, `query_${id}.${other}`].toSorted(),
  );
  for (const { uid, path } of notices) expect(uid).toBe(path?.split('/').at(-3) ?? null);
  // Firestore deletes a visitor's message after two years.
  const expiresAt = Timestamp.fromDate(new Date('2028-02-28T10:00:00Z'));
  await expect.poll(() => read(visitors.path)).toMatchObject({ isOpen: true, expiresAt });
  for (const { path } of accounts) {
    await expect.poll(() => read(path)).toMatchObject({ isOpen: true });
    expect(await read(path)).not.toHaveProperty('expiresAt');
  }
});

it('the operator is notified of a message once, however often its event is delivered', async () => {
  const message = firestore.doc(`${collections.anonymousQueries}/${randomUUID()}`);
  await Promise.all([queueContactNotice(message), queueContactNotice(message)]);
  await outbox.doc(`query_${message.id}`).update({ state: 'sent' });
  await queueContactNotice(message);
  expect(await emailsOf('contact_notice', message)).toMatchObject([{ state: 'sent' }]);
});

it.each([null, randomUUID()])(
  'a visitor gets an acknowledgement at the address in the message, without its text (account %s)',
  async (uid) => {
    const query = aQuery({ email: anAddress() });
    const message = await store(query, { uid });
    await acknowledgeMessage(query.email);
    const [email, ...others] = await emailsOf('contact_acknowledged', message);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ uid, path: message.path });
    for (const entered of [query.firstName, query.lastName, query.message]) {
      expect(JSON.stringify(email)).not.toContain(entered);
    }
  },
);

it('a visitor gets one acknowledgement for many messages and requests at once', async () => {
  const email = anAddress();
  const upper = email.toUpperCase();
  const [tagged, dotted] = [email.replace('@', '+7@'), email.replace('-', '.-')];
  const messages = await Promise.all([
    ...[email, email, upper, tagged, dotted].map((it) => store(aQuery({ email: it }))),
    store(aQuery({ email }), { uid: randomUUID() }),
  ]);
  await Promise.all(
    [email, upper, tagged, dotted, email, upper].map((it) => acknowledgeMessage(it)),
  );
  await acknowledgeMessage(email);
  expect(await emailsOf('contact_acknowledged', ...messages)).toHaveLength(1);
});

it('a visitor gets no acknowledgement for a message from eleven minutes ago', async () => {
  const email = anAddress();
  const message = await store(aQuery({ email }), { createdAt: minutesAgo(11) });
  await acknowledgeMessage(email);
  expect(await emailsOf('contact_acknowledged', message)).toEqual([]);
});

it('a visitor gets one acknowledgement a day, and only one for a message from before midnight', async () => {
  const email = anAddress();
  const storeAt = (time: string) =>
    store(aQuery({ email }), { createdAt: Timestamp.fromDate(inJune(time)) });
  const before = await storeAt('01T23:57');
  await acknowledgeMessage(email, inJune('01T23:58'));
  await acknowledgeMessage(email, inJune('02T00:02'));
  expect(await emailsOf('contact_acknowledged', before)).toHaveLength(1);
  const after = await storeAt('02T00:03');
  await acknowledgeMessage(email, inJune('02T00:03'));
  const later = await storeAt('02T09:00');
  await acknowledgeMessage(email, inJune('02T09:00'));
  expect(await emailsOf('contact_acknowledged', before, after, later)).toHaveLength(2);
});

it('a visitor gets no acknowledgement once the limit for all visitors is reached', async () => {
  const [email, other] = [anAddress(), anAddress()];
  const messages = [await store(aQuery({ email })), await store(aQuery({ email: other }))];
  vi.stubEnv('ACKNOWLEDGEMENT_LIMIT', '0');
  await acknowledgeMessage(email);
  vi.unstubAllEnvs();
  await acknowledgeMessage(other);
  expect(await emailsOf('contact_acknowledged', ...messages)).toMatchObject([
    { path: messages[1]?.path },
  ]);
});

it('a visitor gets no acknowledgement at an invalid email address', async () => {
  const email = `${'x'.repeat(70)}@example.com`;
  const message = await store(aQuery({ email }));
  await acknowledgeMessage(email);
  expect(await emailsOf('contact_acknowledged', message)).toEqual([]);
});

/** Parses a time like `01T23:57` in June of a year that no other test uses. */
function inJune(time: string): Date {
  return new Date(`2025-06-${time}:00Z`);
}

async function store(
  query: ReturnType<typeof aQuery>,
  { uid = null, createdAt = minutesAgo(0) }: { uid?: string | null; createdAt?: Timestamp } = {},
): Promise<DocumentReference> {
  const path = uid === null ? collections.anonymousQueries : userCollectionPath(uid, 'queries');
  return firestore.collection(path).add({ ...query, createdAt });
}

async function emailsOf(kind: EmailKind, ...messages: DocumentReference[]) {
  const paths = messages.map(({ path }) => path);
  const emails = await outbox.where('path', 'in', paths).where('kind', '==', kind).get();
  return emails.docs.map((email) => ({ id: email.id, ...email.data() }));
}
