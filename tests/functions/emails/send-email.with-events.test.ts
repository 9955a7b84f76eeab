import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { type OutboxEntry, outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { beforeRead } from '../../support/functions/payments/interleave.ts';
import { beginDeletion } from '../../support/functions/accounts/customers.ts';
import {
  expectErased,
  mailServerForEachTest,
  send,
  server,
} from '../../support/functions/email-reader.ts';
import {
  anEmailSender,
  clockAhead,
  readEmail,
  storeAcknowledgement,
  storeInvoiceEmail,
  storeEmail,
  subjectsTo,
} from '../../support/functions/outbox.ts';
import { storeInvoice } from '../../support/functions/stored.ts';

expectErrors('email-not-written');

mailServerForEachTest();

it('a due email is sent once, then marked as sent and stripped of its address', async () => {
  const id = await storeAcknowledgement();
  expect(await send(id)).toBe('sent');
  expect(await readEmail(id)).toMatchObject({
    state: 'sent',
    tries: 1,
    sentAt: expect.any(Timestamp),
    // The address may belong to a visitor without an account.
    recipientEmail: null,
  });
  expect(JSON.stringify(await readEmail(id))).not.toContain('visitor');
  expect(await send(id)).toBe('not-due');
  expect(server.received).toMatchObject([{ to: ['visitor@example.org'] }]);
});

it('a due email is sent once when twenty processes send it at the same time', async () => {
  const id = await storeAcknowledgement();
  const results = await Promise.all(Array.from({ length: 20 }, () => send(id)));
  expect(results.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'not-due'), 'sent']);
  expect(server.received).toHaveLength(1);
  expect(await readEmail(id)).toMatchObject({ state: 'sent', tries: 1 });
});

it('an email that is held for a digest is not sent', async () => {
  const id = await storeAcknowledgement({ state: 'held' });
  expect(await send(id)).toBe('not-due');
  expect(await readEmail(id)).toMatchObject({ state: 'held' });
  expect(server.received).toEqual([]);
});

it('a queued email is deleted with its account', async () => {
  const { uid } = await signUp();
  const { path } = await storeInvoice({ uid });
  const id = await storeEmail('invoice_issued', { uid, path });
  await beginDeletion(uid);
  await expectErased(id);
});

it('an email about money is deleted if its account is deleted while the email is rendered', async () => {
  const { uid } = await signUp();
  const { path } = await storeInvoice({ uid });
  const id = await storeEmail('payment_confirmed', { uid, path });
  beforeRead(path, async () => {
    await beginDeletion(uid);
    await firestore.doc(path).delete();
  });
  await expectErased(id);
});

it('an account that is deleted while an email is sent leaves no trace of the email', async () => {
  const id = await storeInvoiceEmail();
  const { mailer } = anEmailSender(server.url);
  const failure = await send(id, {
    mailer: {
      async send(mail) {
        await outbox.doc(id).delete();
        await mailer.send(mail);
      },
    },
  });
  expect(failure).toBe('sent');
  expect(await readEmail(id)).toBeUndefined();
});

it('a sender whose lease has expired does not overwrite the result of another sender', async () => {
  const id = await storeAcknowledgement();
  await send(id, {
    mailer: {
      async send() {
        expect(await send(id, { minutes: 9 })).toBe('not-due');
        await send(id, { minutes: 11 });
        throw new Error('Late.');
      },
    },
  });
  expect(await readEmail(id)).toMatchObject({ state: 'sent', tries: 2 });
  expect(server.received).toHaveLength(1);
});

it('a sender whose lease has expired does not start to send', async () => {
  const id = await storeAcknowledgement();
  let minutes = 0;
  const clock = () => {
    const now = clockAhead(minutes)();
    minutes += 8;
    return now;
  };
  expect(await send(id, { clock })).toBe('waits');
  expect(server.received).toEqual([]);
});

it('the deployed trigger sends a queued email once', async () => {
  const { id, recipientEmail } = await queue({});
  await expect.poll(() => readEmail(id)).toMatchObject({ state: 'sent' });
  expect(await subjectsTo(recipientEmail)).toEqual([
    expect.stringContaining('received your message'),
  ]);
  // Each of these writes triggers the function again.
  await outbox.doc(id).update({ createdAt: Timestamp.now() });
  const next = await queue({});
  await expect.poll(() => readEmail(next.id)).toMatchObject({ state: 'sent' });
  expect(await subjectsTo(recipientEmail)).toHaveLength(1);
  expect(await subjectsTo(next.recipientEmail)).toHaveLength(1);
});

it('the deployed trigger sends a failed email as soon as it is queued again', async () => {
  const { id, recipientEmail } = await queue({ state: 'failed' });
  expect(await subjectsTo(recipientEmail)).toEqual([]);
  await outbox.doc(id).update({ state: 'queued', tries: 0 });
  await expect.poll(() => readEmail(id)).toMatchObject({ state: 'sent' });
  expect(await subjectsTo(recipientEmail)).toHaveLength(1);
});

/** Stores an acknowledgement that is due for the trigger. */
async function queue(about: Partial<OutboxEntry>) {
  const recipientEmail = `${randomUUID()}@example.org`;
  const id = await storeAcknowledgement({ recipientEmail, dueAt: Timestamp.now(), ...about });
  return { id, recipientEmail };
}
