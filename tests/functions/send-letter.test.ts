import { setTimeout as delay } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { type OutboxEntry, outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { deletions } from '../../functions/src/platform/documents.ts';
import { sendLetter } from '../../functions/src/letters/send/send-letter.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { signUp } from '../support/functions/accounts.ts';
import { storeInvoiceLetter, toldAbout } from '../support/functions/invoice-letters.ts';
import { server, mailServerForEachTest } from '../support/functions/letter-reader.ts';
import {
  aLetterSender,
  clockAhead,
  readLetter,
  storeAcknowledgement,
  storeLetter,
} from '../support/functions/outbox.ts';
import { storeInvoice } from '../support/functions/stored.ts';

expectErrors('letter-not-written');

mailServerForEachTest();

describe('a letter that is due', () => {
  it('is sent once, and marked as sent', async () => {
    const id = await storeAcknowledgement();
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('sent');
    expect(await readLetter(id)).toMatchObject({
      state: 'sent',
      tries: 1,
      sentAt: expect.any(Timestamp),
    });
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('not-due');
    expect(server.received).toMatchObject([{ to: ['visitor@example.org'] }]);
  });

  it('is sent once when twenty processes send it at the same time', async () => {
    const id = await storeAcknowledgement();
    const fates = await Promise.all(
      Array.from({ length: 20 }, () => sendLetter(id, aLetterSender(server.url))),
    );
    expect(fates.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'not-due'), 'sent']);
    expect(server.received).toHaveLength(1);
    expect(await readLetter(id)).toMatchObject({ state: 'sent', tries: 1 });
  });

  it('leaves no address behind that belongs to no account', async () => {
    const id = await storeAcknowledgement();
    await sendLetter(id, aLetterSender(server.url));
    expect((await readLetter(id))?.givenEmail).toBeNull();
    expect(JSON.stringify(await readLetter(id))).not.toContain('visitor');
  });
});

describe('a letter that is not due', () => {
  it.each<[string, Partial<OutboxEntry>]>([
    ['is held for a digest', { state: 'held' }],
    ['is queued for later', { dueAt: Timestamp.fromMillis(Date.now() + 9_000_000) }],
    ['is being sent', { state: 'sending', dueAt: Timestamp.fromMillis(Date.now() + 9_000_000) }],
    ['was sent', { state: 'sent' }],
    ['has failed', { state: 'failed' }],
  ])('because it %s stays as it is', async (_, about) => {
    const id = await storeAcknowledgement(about);
    const before = await readLetter(id);
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('not-due');
    expect(await readLetter(id)).toEqual(before);
    expect(server.received).toEqual([]);
  });

  it('that does not exist is ignored', async () => {
    expect(await sendLetter('nothing', aLetterSender(server.url))).toBe('not-due');
  });
});

describe('an account that is deleted', () => {
  it('while a letter is queued deletes the letter', async () => {
    const { uid } = await signUp();
    const { path } = await storeInvoice({ uid });
    const id = await storeLetter('invoice_issued', { uid, path });
    await deletions.doc(uid).set({ step: 'documents', updatedAt: Timestamp.now() });
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('dropped');
    expect(await readLetter(id)).toBeUndefined();
    expect(server.received).toEqual([]);
    expect(await toldAbout(id)).toBeUndefined();
  });

  it('while its letter is being sent leaves no trace of it', async () => {
    const id = await storeInvoiceLetter();
    const sender = aLetterSender(server.url);
    const fate = await sendLetter(id, {
      ...sender,
      mailer: {
        async send(mail) {
          await outbox.doc(id).delete();
          await sender.mailer.send(mail);
        },
      },
    });
    expect(fate).toBe('sent');
    expect(await readLetter(id)).toBeUndefined();
  });
});

describe('a sender whose lease has expired', () => {
  it('does not overwrite the result of another sender', async () => {
    const id = await storeAcknowledgement();
    const outbox = aLetterSender(server.url);
    await sendLetter(id, {
      ...outbox,
      mailer: {
        async send() {
          await sendLetter(id, { ...outbox, clock: clockAhead(11) });
          await delay(1);
          throw new Error('Late.');
        },
      },
    });
    expect(await readLetter(id)).toMatchObject({ state: 'sent', tries: 2 });
    expect(server.received).toHaveLength(1);
  });

  it('does not begin to send', async () => {
    const id = await storeAcknowledgement();
    let minutes = 0;
    const clock = () => {
      const now = clockAhead(minutes)();
      minutes += 8;
      return now;
    };
    expect(await sendLetter(id, aLetterSender(server.url, { clock }))).toBe('waits');
    expect(server.received).toEqual([]);
  });
});
