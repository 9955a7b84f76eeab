import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MessageId } from '../../../functions/shared/admin/admin-actions.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../../functions/src/platform/sessions/proven-address.ts';
import { proveAddress, signUp, type Account } from '../../support/functions/accounts/accounts.ts';
import { actions } from '../../support/functions/admin-actions/actions.ts';
import { ask, asked, entriesAbout, stored } from '../../support/functions/admin-actions/request.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { storeMessage, storeVisitorMessage } from '../../support/functions/stored.ts';

describe('a reply', () => {
  it('to an account is sent by email, and is stored with the message', async () => {
    const owner = await signUp();
    const { path, request } = await actions['reply-to-message'](owner);
    expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
    const another = {
      ...request,
      idempotencyKey: randomUUID(),
      text: 'One thing more.',
      replies: 1,
    };
    expect(await ask(await aStaffMember(), another)).toMatchObject({ status: 200 });
    const { replies } = (await stored(path)) ?? {};
    expect(replies).toMatchObject([
      { id: request.idempotencyKey, text: 'Gladly.' },
      { id: another.idempotencyKey },
    ]);
    expect((await outbox.doc(`reply_${request.idempotencyKey}`).get()).data()).toMatchObject({
      kind: 'message_answered',
      path,
      uid: owner.uid,
      recipientEmail: null,
      replyId: request.idempotencyKey,
    });
  });

  it('to an account without a verified address is refused, so that no impostor reads it', async () => {
    const owner = await signUp();
    const { path, request } = await actions['reply-to-message'](owner);
    await verifiedAddresses.doc(owner.uid).delete();
    expect(await ask(await aStaffMember(), request)).toMatchObject({
      status: 409,
      body: { code: 'sender-unverified' },
    });
    expect(await stored(path)).not.toHaveProperty('replies');
    expect((await outbox.doc(`reply_${request.idempotencyKey}`).get()).exists).toBe(false);
  });

  it('to a visitor needs no account', async () => {
    const { id, path } = await storeVisitorMessage();
    const message = { uid: null, id };
    const request = asked({ action: 'reply-to-message', message, text: 'Gladly.', replies: 0 });
    expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
    const reply = outbox.doc(`reply_${request.idempotencyKey}`);
    expect((await reply.get()).data()).toMatchObject({ uid: null, path });
  });
});

it('a note about a message is only in the audit log, because the customer can read the message', async () => {
  const { path, request } = await actions['note-message'](await signUp());
  // The trigger that opens a new message changes it once.
  await expect.poll(() => stored(path)).toHaveProperty('isOpen', true);
  const before = await stored(path);
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(path)).toEqual(before);
  expect((await audit.doc(request.idempotencyKey).get()).data()).toMatchObject({
    note: 'Called, no answer.',
  });
});

describe('messages closed together', () => {
  it('exclude closed and deleted ones, have one audit entry, and are closed once by a repeated request', async () => {
    const { messages, paths } = await severalMessages(await signUp());
    const [admin, request] = [await aStaffMember(), closing(messages)];
    await firestore.doc(paths[1] ?? '').update({ isOpen: false });
    await firestore.doc(paths[2] ?? '').delete();
    const body = { before: { isOpen: true }, after: { isOpen: false, messages: 2 } };
    for (let times = 0; times < 2; times += 1) {
      expect(await ask(admin, request)).toEqual({ status: 200, body });
    }
    expect(await openOf(paths)).toEqual([false, false, undefined, false]);
    expect(await entriesAbout(paths[0] ?? '', 'close-messages')).toMatchObject([
      { note: 'Advertising.', paths: [paths[0], paths[3]] },
    ]);
  });

  it('reopen after an undo, except those answered since', async () => {
    const { messages, paths } = await severalMessages(await signUp());
    const [admin, request] = [await aStaffMember(), closing(messages)];
    await ask(admin, request);
    const [, answered] = messages;
    const reply = { action: 'reply-to-message', message: answered, text: 'Gladly.', replies: 0 };
    expect(await ask(admin, { ...reply, idempotencyKey: randomUUID() })).toMatchObject({
      status: 200,
    });
    expect(
      await ask(admin, asked({ action: 'undo', undoes: request.idempotencyKey })),
    ).toMatchObject({
      status: 200,
    });
    expect(await openOf(paths)).toEqual([true, false, true, true]);
    expect(
      await ask(admin, asked({ action: 'undo', undoes: request.idempotencyKey })),
    ).toMatchObject({
      body: { code: 'changed-since' },
    });
  });

  it('can be up to 200', async () => {
    const ids = Array.from({ length: 200 }, () => randomUUID());
    const writer = firestore.bulkWriter();
    // Each stored message keeps the triggers busy, so most of the 200 don't exist.
    const paths = ids.slice(0, 20).map((id) => `anonymous_queries/${id}`);
    for (const path of paths) void writer.set(firestore.doc(path), { isOpen: true });
    await writer.close();
    const request = closing(ids.map((id) => ({ uid: null, id })));
    expect(await ask(await aStaffMember(), request)).toMatchObject({
      status: 200,
      body: { after: { messages: 20 } },
    });
    expect(new Set(await openOf(paths))).toEqual(new Set([false]));
  });
});

it('deleting a message deletes the addresses in its emails, and the audit log has none', async () => {
  const email = `${randomUUID()}@example.org`;
  const { id, path } = await storeVisitorMessage({ email, message: 'Please call me.' });
  const about = { path, recipientEmail: email };
  const [queued, sent] = [outbox.doc(randomUUID()), outbox.doc(randomUUID())];
  const dueAt = newOutboxEntry('message_answered').dueAt;
  await queued.set({ ...newOutboxEntry('message_answered', about), state: 'failed' });
  await sent.set({ ...newOutboxEntry('message_answered', about), state: 'sent', sentAt: dueAt });
  const request = asked({ action: 'delete-message', id });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(path)).toBeUndefined();
  await expect.poll(async () => (await sent.get()).data()?.recipientEmail).toBeUndefined();
  await expect.poll(async () => (await queued.get()).exists).toBe(false);
  const entry = JSON.stringify((await audit.doc(request.idempotencyKey).get()).data());
  for (const text of [email, 'Please call me.']) expect(entry).not.toContain(text);
  expect(
    await ask(await aStaffMember(), asked({ action: 'undo', undoes: request.idempotencyKey })),
  ).toEqual(expect.objectContaining({ status: 400 }));
});

function closing(messages: MessageId[]) {
  return asked({ action: 'close-messages', messages, note: 'Advertising.' });
}

/** Stores two messages of an account with a verified address, and two of visitors. */
async function severalMessages(owner: Account) {
  await proveAddress(owner);
  const ofAccount = [await storeMessage(owner, 'One.'), await storeMessage(owner, 'Two.')];
  const ofVisitors = [await storeVisitorMessage(), await storeVisitorMessage()];
  const all = [...ofAccount, ...ofVisitors];
  // The trigger would reopen a message that is closed before the trigger has run.
  await Promise.all(
    all.map(({ path }) => expect.poll(async () => (await stored(path))?.['isOpen']).toBe(true)),
  );
  return {
    messages: [
      ...ofAccount.map(({ id }) => ({ uid: owner.uid, id })),
      ...ofVisitors.map(({ id }) => ({ uid: null, id })),
    ],
    paths: all.map(({ path }) => path),
  };
}

function openOf(paths: readonly string[]): Promise<unknown[]> {
  return Promise.all(paths.map(async (path) => (await stored(path))?.['isOpen']));
}
