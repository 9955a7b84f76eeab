import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { collections, userCollectionPath } from '../../functions/shared/collections.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { acknowledgeMessage } from '../../functions/src/messages/acknowledge-message.ts';
import { queueContactNotice } from '../../functions/src/messages/queue-contact-notice.ts';
import { aQuery } from '../support/documents.ts';
import { subjectsTo } from '../support/functions/outbox.ts';
import { post } from '../support/functions/requests.ts';
import { minutesAgo } from '../support/functions/stored.ts';

describe('the operator', () => {
  it('gets each message, even if two senders chose the same id', async () => {
    const [id, one, other] = [randomUUID(), randomUUID(), randomUUID()];
    const messages = [
      firestore.doc(`${collections.anonymousQueries}/${id}`),
      firestore.doc(`${userCollectionPath(one, 'queries')}/${id}`),
      firestore.doc(`${userCollectionPath(other, 'queries')}/${id}`),
    ];
    for (const message of messages) await message.set({ ...aQuery(), createdAt: minutesAgo(0) });
    await expect.poll(() => noticesOf(...messages)).toHaveLength(3);
    const notices = await noticesOf(...messages);
    expect(notices.map((it) => it.id).toSorted()).toEqual(
      [`query_${id}`, `query_${id}.${one}`, `query_${id}.${other}`].toSorted(),
    );
    for (const notice of notices) {
      expect(notice.data().uid).toBe(notice.data().path?.split('/').at(-3) ?? null);
    }
  });

  it('gets a message once, however often its event is delivered', async () => {
    const message = await store(aQuery());
    await expect.poll(() => noticesOf(message)).toHaveLength(1);
    const [notice] = await noticesOf(message);
    const before = await notice?.ref.get();
    await Promise.all([queueContactNotice(message), queueContactNotice(message)]);
    expect(await noticesOf(message)).toHaveLength(1);
    expect((await notice?.ref.get())?.createTime).toEqual(before?.createTime);
  });

  it('does not get a message again whose letter was sent', async () => {
    const message = firestore.doc(`${collections.anonymousQueries}/${randomUUID()}`);
    await queueContactNotice(message);
    await outbox.doc(`query_${message.id}`).update({ state: 'sent' });
    await queueContactNotice(message);
    expect((await noticesOf(message)).map((it) => it.data().state)).toEqual(['sent']);
  });
});

describe('a visitor', () => {
  it('gets an acknowledgement of a new message, without its text', async () => {
    const query = aQuery({ email: anAddress() });
    const message = await store(query);
    await submit(query.email);
    const [letter, ...others] = await acknowledgementsOf(message);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ kind: 'contact_acknowledged', uid: null, path: message.path });
    for (const typed of [query.firstName, query.lastName, query.message]) {
      expect(JSON.stringify(letter)).not.toContain(typed);
    }
  });

  it('gets it at the address in the message, even if logged in', async () => {
    const [uid, email] = [randomUUID(), anAddress()];
    const message = await store(aQuery({ email }), { uid });
    await submit(email);
    expect(await acknowledgementsOf(message)).toMatchObject([{ uid }]);
    await expect.poll(() => subjectsTo(email)).toHaveLength(1);
  });

  it('gets one even during a flood of messages and requests', async () => {
    const email = anAddress();
    const upper = email.toUpperCase();
    const [tagged, dotted] = [email.replace('@', '+7@'), email.replace('-', '.-')];
    const messages = await Promise.all([
      ...[1, 2, 3].map(() => store(aQuery({ email }))),
      store(aQuery({ email }), { uid: randomUUID() }),
      ...[upper, tagged, dotted].map((other) => store(aQuery({ email: other }))),
    ]);
    await Promise.all([email, upper, tagged, dotted, email, upper].map(submit));
    await submit(email);
    expect(await acknowledgementsOf(...messages)).toHaveLength(1);
  });

  it('gets one for two simultaneous requests', async () => {
    const email = anAddress();
    const message = await store(aQuery({ email }));
    await Promise.all([acknowledgeMessage(email), acknowledgeMessage(email)]);
    expect(await acknowledgementsOf(message)).toHaveLength(1);
  });

  it.each([
    ['yesterday', 24 * 60],
    ['eleven minutes ago', 11],
  ])('gets none of a message from %s', async (_, minutes) => {
    const email = anAddress();
    const message = await store(aQuery({ email }), { createdAt: minutesAgo(minutes) });
    await submit(email);
    expect(await acknowledgementsOf(message)).toEqual([]);
  });

  it('gets one a day, and only one for a message from before midnight', async () => {
    const email = anAddress();
    const storeAt = (time: string) =>
      store(aQuery({ email }), { createdAt: Timestamp.fromDate(inJune(time)) });
    const before = await storeAt('01T23:57');
    await acknowledgeMessage(email, inJune('01T23:58'));
    await acknowledgeMessage(email, inJune('02T00:02'));
    expect(await acknowledgementsOf(before)).toHaveLength(1);
    const after = await storeAt('02T00:03');
    await acknowledgeMessage(email, inJune('02T00:03'));
    const later = await storeAt('02T09:00');
    await acknowledgeMessage(email, inJune('02T09:00'));
    expect(await acknowledgementsOf(before, after, later)).toHaveLength(2);
  });

  it('gets none after so many to all visitors that a program must send the messages', async () => {
    const [email, other] = [anAddress(), anAddress()];
    const messages = [await store(aQuery({ email })), await store(aQuery({ email: other }))];
    vi.stubEnv('ACKNOWLEDGEMENT_LIMIT', '0');
    await acknowledgeMessage(email);
    vi.unstubAllEnvs();
    await acknowledgeMessage(other);
    expect(await acknowledgementsOf(...messages)).toMatchObject([{ givenEmail: other }]);
  });

  it('gets none at an address that is not valid for mail', async () => {
    const email = `${'x'.repeat(70)}@example.com`;
    const message = await store(aQuery({ email }));
    await acknowledgeMessage(email);
    expect(await acknowledgementsOf(message)).toEqual([]);
  });

  it('cannot learn from the answer or its duration whether a message exists', async () => {
    const [known, unknown] = [anAddress(), anAddress()];
    await store(aQuery({ email: known }));
    const answers = [];
    for (const email of [known, known, unknown]) {
      const startedAt = performance.now();
      answers.push(await submit(email));
      expect(performance.now() - startedAt).toBeGreaterThan(450);
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const letter = await outbox.where('givenEmail', '==', unknown).get();
    expect(letter.size).toBe(0);
  });
});

/** `01T23:57`, of a year in which nothing else happens. */
function inJune(time: string): Date {
  return new Date(`2025-06-${time}:00Z`);
}

function anAddress(): string {
  return `${randomUUID()}@example.com`;
}

async function store(
  query: ReturnType<typeof aQuery>,
  { uid, createdAt = minutesAgo(0) }: { uid?: string; createdAt?: Timestamp } = {},
): Promise<DocumentReference> {
  const path =
    uid === undefined ? collections.anonymousQueries : userCollectionPath(uid, 'queries');
  return firestore.collection(path).add({ ...query, createdAt });
}

function submit(email: string) {
  return post(endpoints.submitContactForm, { firstName: aQuery().firstName, email });
}

async function noticesOf(...messages: DocumentReference[]) {
  return (await lettersOf(messages)).filter((it) => it.data().kind === 'contact_notice');
}

async function acknowledgementsOf(...messages: DocumentReference[]) {
  const found = (await lettersOf(messages)).map((it) => it.data());
  return found.filter(({ kind }) => kind === 'contact_acknowledged');
}

async function lettersOf(messages: DocumentReference[]) {
  const paths = messages.map(({ path }) => path);
  return (await outbox.where('path', 'in', paths).get()).docs;
}
