import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { sendLetter } from '../../functions/src/letters/send/send-letter.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { signUp, signUpGuest, storeProfile, type Account } from '../support/functions/accounts.ts';
import {
  addressOf,
  expectDropped,
  sendAndRead,
  server,
  mailServerForEachTest,
} from '../support/functions/letter-reader.ts';
import { toldAbout } from '../support/functions/invoice-letters.ts';
import { aLetterSender, storeLetter } from '../support/functions/outbox.ts';
import { storeInvoice } from '../support/functions/stored.ts';

expectErrors('letter-failed');

mailServerForEachTest();

describe('typed text of a customer', () => {
  const typed = { name: 'Your loan is cancelled', invoiceNumber: 'WIN NOW CALL 98765 43210' };

  it('is shown only at a verified address', async () => {
    const verified = await signUp();
    await auth.updateUser(verified.uid, { emailVerified: true });
    const [unverified, guest] = [await signUp(), await signUpGuest()];
    await storeProfile(guest.uid, { email: 'stranger@example.org', name: typed.name });
    for (const account of [verified, unverified, guest]) {
      const { path } = await storeInvoice(account, typed);
      const mail = await sendAndRead(
        await storeLetter('payment_failed', { uid: account.uid, path }),
      );
      for (const words of Object.values(typed)) {
        expect(`${mail.subject} ${mail.text} ${mail.html}`.includes(words)).toBe(
          account === verified,
        );
      }
    }
  });
});

describe('a payment letter goes to', () => {
  it('the account’s address, else the profile’s, else the given one', async () => {
    const named = await signUp();
    const guests = await Promise.all([signUpGuest(), signUpGuest(), signUpGuest()]);
    await storeProfile(named.uid, { email: 'profile@example.com' });
    await storeProfile(guests[0].uid, { email: 'guest@example.com' });
    await storeProfile(guests[1].uid, { email: 'not an address' });
    const recipients: unknown[] = [];
    for (const account of [named, ...guests]) {
      const id = await anInvoiceLetter(account, { givenEmail: 'given@example.com' });
      recipients.push(addressOf(await sendAndRead(id)));
    }
    expect(recipients).toEqual([
      named.email,
      'guest@example.com',
      'given@example.com',
      'given@example.com',
    ]);
  });

  it('the given address when the sign-in account does not exist any more', async () => {
    const account = await signUp();
    await auth.deleteUser(account.uid);
    const id = await anInvoiceLetter(account, { givenEmail: 'given@example.com' });
    expect(addressOf(await sendAndRead(id))).toBe('given@example.com');
  });

  it.each([null, '', 'void@razorpay.com', 'two@example.com, three@example.com'])(
    'no one when the only known address is %j, and is not tried again',
    async (givenEmail) => {
      await expectDropped(await anInvoiceLetter(await signUpGuest(), { givenEmail }));
    },
  );

  it('no one when the order or invoice does not exist any more; the operator is told if it is about money', async () => {
    const { uid } = await signUp();
    const path = `users/${uid}/orders/gone`;
    await expectDropped(await storeLetter('payment_failed', { uid, path }));
    await expectDropped(await storeLetter('payment_failed', { uid, path: null }));
    for (const kind of ['payment_confirmed', 'payment_returned', 'refund_made'] as const) {
      const id = await storeLetter(kind, { uid, path });
      expect(await sendLetter(id, aLetterSender(server.url))).toBe('failed');
      expect(await toldAbout(id)).toMatchObject({
        kind: 'payment_letter_failed',
        details: `${kind} (mail/${id}): gone`,
      });
    }
    expect(server.received).toEqual([]);
  });
});

async function anInvoiceLetter(
  { uid }: Pick<Account, 'uid'>,
  about: Partial<OutboxEntry>,
): Promise<string> {
  const { path } = await storeInvoice({ uid });
  return storeLetter('invoice_issued', { uid, path, ...about });
}
