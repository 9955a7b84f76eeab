import { afterEach, describe, expect, it } from 'vitest';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { politely, startScriptedServer, type Script } from '../support/smtp-servers.ts';
import { sendLetter } from '../../functions/src/letters/send/send-letter.ts';
import { storeInvoiceLetter, toldAbout } from '../support/functions/invoice-letters.ts';
import { server, mailServerForEachTest } from '../support/functions/letter-reader.ts';
import { lettersToOperator } from '../support/functions/payments.ts';
import {
  aLetterSender,
  clockAhead,
  minutesUntil,
  readLetter,
  storeAcknowledgement,
  storeEntry,
  storeLetter,
} from '../support/functions/outbox.ts';

expectErrors('letter-failed');

const closing: (() => Promise<void>)[] = [];

mailServerForEachTest();
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

describe('a server that does not accept a letter now', () => {
  it.each<[string, Script]>([
    ['answers 4xx to the recipient', politely({ 'RCPT TO': '450 Busy' })],
    ['answers 4xx to the letter', politely({ 'end of data': '451 Try later' })],
    ['answers 5xx before the letter', politely({ EHLO: '554 Go away', HELO: '554 Go away' })],
    ['says nothing', () => 'silence'],
    ['hangs after the letter', politely({ 'end of data': 'silence' })],
    ['never ends its answer', politely({ 'end of data': 'drip' })],
    ['hangs up at once', () => 'hang up'],
    ['hangs up after the recipient', politely({ 'RCPT TO': 'hang up' })],
    ['hangs up after the letter', politely({ 'end of data': 'hang up' })],
  ])('because it %s gets the letter again later', async (_, script) => {
    const id = await storeAcknowledgement();
    const scripted = await startScripted(script);
    expect(await sendLetter(id, aLetterSender(scripted.url))).toBe('waits');
    await expectQueued(id, { tries: 1, minutes: 1 });
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('not-due');
    expect(await sendLetter(id, aLetterSender(server.url, { clock: clockAhead(2) }))).toBe('sent');
    expect(server.received).toHaveLength(1);
  });

  it('is tried again after growing pauses, and finally given up', async () => {
    const id = await storeInvoiceLetter();
    const pauses = [1, 5, 15, 60, 180, 360, 720, 1440];
    let minutes = 0;
    for (const [index, pause] of pauses.entries()) {
      expect(await sendLetter(id, aLetterSender(nowhere, { clock: clockAhead(minutes) }))).toBe(
        'waits',
      );
      await expectQueued(id, { tries: index + 1, minutes: minutes + pause });
      minutes += pause;
    }
    expect(await sendLetter(id, aLetterSender(nowhere, { clock: clockAhead(minutes) }))).toBe(
      'failed',
    );
    expect(await readLetter(id)).toMatchObject({ state: 'failed', tries: 9 });
    expect(await toldAbout(id)).toMatchObject({
      kind: 'letter_failed',
      details: `invoice_issued (mail/${id}): ESOCKET`,
    });
    await expect.poll(() => lettersToOperator('letter_failed')).not.toEqual([]);
  });

  it.each(['silence', 'hang up'])(
    'that answers a letter with %s gets it at most twice, and the operator is told',
    async (answer) => {
      const id = await storeInvoiceLetter();
      const scripted = await startScripted(politely({ 'end of data': answer }));
      const fates: string[] = [];
      for (const minutes of [0, 2, 8, 30, 120]) {
        const clock = clockAhead(minutes);
        fates.push(await sendLetter(id, aLetterSender(scripted.url, { clock })));
      }
      expect(fates).toEqual(['waits', 'failed', 'not-due', 'not-due', 'not-due']);
      expect(scripted.lines.filter((line) => line === '.')).toHaveLength(2);
      expect((await toldAbout(id))?.details).toMatch(
        /^invoice_issued \(mail\/\S+\): E\w+ after the letter$/,
      );
    },
  );

  it('gets no letter that two crashed senders may have handed over', async () => {
    const id = await storeInvoiceLetter({ state: 'sending', tries: 2, unknownDeliveries: 1 });
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('failed');
    expect(server.received).toEqual([]);
    expect(await toldAbout(id)).toMatchObject({
      details: `invoice_issued (mail/${id}): its senders died`,
    });
  });

  it('gets no letter whose last sender crashed', async () => {
    const id = await storeInvoiceLetter({ state: 'sending', tries: 9 });
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('failed');
    expect(server.received).toEqual([]);
    expect(await toldAbout(id)).toMatchObject({
      details: `invoice_issued (mail/${id}): tried too often`,
    });
  });
});

describe('a server that will never accept a letter', () => {
  const refusals: [string, Script][] = [
    ['the recipient', politely({ 'RCPT TO': '550 5.1.1 No such user <asha@example.com>' })],
    ['what it says', politely({ 'end of data': '554 5.7.1 Spam' })],
  ];

  it.each(refusals)(
    'that refuses %s is tried once, and the operator is told without an address',
    async (_, how) => {
      const id = await storeInvoiceLetter();
      const scripted = await startScripted(how);
      expect(await sendLetter(id, aLetterSender(scripted.url))).toBe('failed');
      expect(await readLetter(id)).toMatchObject({ state: 'failed', tries: 1, sentAt: null });
      const told = await toldAbout(id);
      expect(told).toMatchObject({ kind: 'letter_failed', resolvedAt: null });
      expect(told?.details).toMatch(/^invoice_issued \(mail\/\S+\): 55[04] (RCPT TO|DATA)$/);
      expect(await sendLetter(id, aLetterSender(server.url, { clock: clockAhead(9999) }))).toBe(
        'not-due',
      );
    },
  );

  it('raises nothing for an acknowledgement or a letter to the operator', async () => {
    const scripted = await startScripted(politely({ 'RCPT TO': '550 No such user' }));
    const acknowledgement = await storeAcknowledgement();
    await storeEntry({}, acknowledgement);
    const operators = await storeLetter('operator_attention', { attentionId: acknowledgement });
    for (const id of [acknowledgement, operators]) {
      expect(await sendLetter(id, aLetterSender(scripted.url))).toBe('failed');
      expect(await readLetter(id)).toMatchObject({ state: 'failed', givenEmail: null });
      expect(await toldAbout(id)).toBeUndefined();
    }
  });
});

describe('mail that is not configured', () => {
  it('leaves a letter as it is if a parameter is missing', async () => {
    const id = await storeAcknowledgement();
    const before = await outbox.doc(id).get();
    expect(await sendLetter(id, aLetterSender(server.url, { missing: ['MAIL_FROM'] }))).toBe(
      'unconfigured',
    );
    expect((await outbox.doc(id).get()).updateTime).toEqual(before.updateTime);
  });

  it.each<[string, Script]>([
    ['the sender', politely({ 'MAIL FROM': '550 Not your domain' })],
    ['a sender without a login', politely({ 'MAIL FROM': '530 Authentication required' })],
  ])(
    'keeps a letter queued if the server refuses %s, without counting a try',
    async (_, script) => {
      const id = await storeAcknowledgement();
      const scripted = await startScripted(script);
      expect(await sendLetter(id, aLetterSender(scripted.url))).toBe('unconfigured');
      await expectQueued(id, { tries: 0, minutes: 5 });
    },
  );
});

/** A server that follows a script until the end of the test. */
async function startScripted(script: Script) {
  const scripted = await startScriptedServer(script);
  closing.push(scripted.close);
  return scripted;
}

/** No server listens there. */
const nowhere = 'smtp://127.0.0.1:1';

async function expectQueued(
  id: string,
  { tries, minutes }: { tries: number; minutes: number },
): Promise<void> {
  const letter = await readLetter(id);
  expect(letter).toMatchObject({ state: 'queued', tries, sentAt: null });
  expect(letter && minutesUntil(letter)).toBe(minutes);
}
