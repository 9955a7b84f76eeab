import { Timestamp } from 'firebase-admin/firestore';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { receiptId } from '../../functions/shared/receipt-numbers.ts';
import { withMoments } from '../../functions/shared/receipts.ts';
import type { OutboxEntry, LetterKind } from '../../functions/src/outbox/outbox-entry.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { buildReceipt } from '../../functions/src/receipts/issue/build-receipt.ts';
import { sendLetter } from '../../functions/src/letters/send/send-letter.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { anInvoice, aProfile, aQuery } from '../support/documents.ts';
import { factsOfInvoice, taxSettings } from '../support/receipts.ts';
import { signUp, signUpGuest, storeProfile, type Account } from '../support/functions/accounts.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
  server,
} from '../support/functions/letter-reader.ts';
import { aLetterSender, clockAhead, storeEntry, storeLetter } from '../support/functions/outbox.ts';
import { reportOf } from '../support/functions/payments.ts';
import { storeInvoice, storeOrder, type Stored } from '../support/functions/stored.ts';
import { aPaymentEntity } from '../support/functions/webhooks.ts';

mailServerForEachTest();

/** The text of an attacker, by field. */
const typed = {
  name: 'FINAL NOTICE your loan is cancelled',
  phone: '+91 98111 22233',
  address: 'Act now at https://evil.example/pay\nor call 1930',
  city: 'Police Case Filed',
  state: 'Pay Fee Today',
  country: 'Avoid Arrest Now',
  invoiceNumber: 'Call Bank 022-4012 3456 upi ravi@okbank',
  invoiceName: 'Zahle sofort an evil.example',
  invoiceEmail: 'pay.here@evil.example',
  orderNumber: 'ORD-0224012345600',
  message: 'A message that no other reads: 98222 33344',
};
/** A recognisable part of each text, with ungrouped numbers. */
const traces = [
  ...Object.values(typed).flatMap((text) => text.split('\n')),
  'FINAL',
  'evil',
  'okbank',
  '02240123456',
  '9811122233',
  '1930',
  'Arrest',
  'Police',
  'Pay Fee',
];

/** Stores a letter of each kind to a customer or visitor, for an account that has typed these texts. */
const letters: Record<Exclude<LetterKind, OperatorsLetter>, (by: Account) => Promise<Letters>> = {
  payment_confirmed: async (by) => [
    await confirmationOf(by, await aTypedInvoice(by)),
    await confirmationOf(by, await aTypedInvoice(by), taxSettings()),
  ],
  payment_failed: async (by) => [
    storedLetter('payment_failed', by, await aTypedInvoice(by)),
    storedLetter('payment_failed', await aStranger(), await aTypedOrder(by)),
  ],
  invoice_issued: async (by) => [storedLetter('invoice_issued', by, await aTypedInvoice(by))],
  refund_made: async (by) => [
    await refundOf(by, await aTypedInvoice(by)),
    await refundOf(by, await aTypedOrder(by)),
  ],
  payment_returned: async (by) => [
    await returnOf(by, await aTypedInvoice(by)),
    await returnOf(by, await aTypedOrder(by)),
  ],
  contact_acknowledged: async () => {
    const { path } = await aTypedMessage();
    return [storeLetter('contact_acknowledged', { path, givenEmail: 'stranger@example.org' })];
  },
};
type Letters = (Promise<string> | string)[];
type OperatorsLetter = 'contact_notice' | 'contact_digest' | 'operator_attention';

describe.each(Object.entries(letters))('a letter of kind %s', (_, write) => {
  it.each([
    ['a guest', aStranger],
    ['an account whose address is not verified', anUnverified],
  ])('brings a stranger nothing that was typed by %s', async (__, sender) => {
    const account = await sender();
    for (const id of await write(account)) {
      const mail = await sendAndRead(await id);
      expect(addressOf(mail)).toMatch(/@example\.(org|com)$/);
      const said = [mail.subject, mail.text, mail.html, ...(await pdfTexts(mail.attachments))];
      const read = said.map((text) => (text ?? '').replace(/\s+/g, ' '));
      expect(traces.filter((trace) => read.some((text) => text.includes(trace)))).toEqual([]);
      const digits = read.map((text) => text.replace(/(?<=\d)[\s().-]+(?=\d)/g, ''));
      expect(traces.filter((trace) => digits.some((text) => text.includes(trace)))).toEqual([]);
    }
  });
});

it('a customer with a verified address gets the text that they typed', async () => {
  const account = await anUnverified();
  await auth.updateUser(account.uid, { emailVerified: true });
  const mail = await sendAndRead(await confirmationOf(account, await aTypedInvoice(account)));
  const [pdf = ''] = await pdfTexts(mail.attachments);
  for (const text of [typed.invoiceName, typed.phone, typed.state]) expect(pdf).toContain(text);
  expect(mail.text).toContain('you can also download it in your profile');
});

it('a buyer with an unverified address gets a receipt with name, state and country', async () => {
  const account = await signUp({ withProfile: true });
  const stored = await storeInvoice(account);
  const mail = await sendAndRead(await confirmationOf(account, stored, undefined, anInvoice()));
  const [pdf = ''] = await pdfTexts(mail.attachments);
  for (const text of ['Asha Example', account.email, 'Haryana', 'India', '₹5,500.50']) {
    expect(pdf).toContain(text);
  }
  expect(pdf).toContain('The complete receipt is in your profile.');
  expect(mail.text).toContain('the complete receipt is in your profile');
  for (const text of ['INV-1001', '90000 00000', '1 Example Road']) expect(pdf).not.toContain(text);
});

it('no subject of a letter to the operator holds typed text', async () => {
  const account = await aStranger();
  const { path } = await aTypedInvoice(account);
  const message = await aTypedMessage();
  for (const id of [
    await storeLetter('contact_notice', { path: message.path }),
    await aDigest(message.path),
    await anEntry(path),
  ]) {
    const { subject = '' } = await sendAndRead(id);
    expect(traces.filter((trace) => subject.includes(trace))).toEqual([]);
  }
});

describe('a letter about a failed payment', () => {
  it('is sent once a day to an unverified mailbox, in whatever way its address is written', async () => {
    const accounts = await Promise.all([aStranger(), aStranger(), aStranger()]);
    const mailbox = `victim${Date.now()}`;
    const spellings = [mailbox, `${mailbox.toUpperCase()}+tag`, `v.${mailbox.slice(1)}`];
    const outcomes: unknown[] = [];
    for (const [index, account] of accounts.entries()) {
      await storeProfile(account.uid, { email: `${spellings[index]}@example.org` });
      const id = await storedLetter('payment_failed', account, await aTypedInvoice(account));
      outcomes.push(await sendLetter(id, aLetterSender(server.url)));
    }
    expect(outcomes).toEqual(['sent', 'dropped', 'dropped']);
    expect(server.received).toHaveLength(1);
  });

  it('is tried again if the mail server did not accept it', async () => {
    const account = await aStranger();
    const id = await storedLetter('payment_failed', account, await aTypedInvoice(account));
    expect(await sendLetter(id, aLetterSender('smtp://127.0.0.1:1'))).toBe('waits');
    expect(await sendLetter(id, aLetterSender(server.url, { clock: clockAhead(2) }))).toBe('sent');
  });

  it('is sent for each order or invoice to a verified address', async () => {
    const account = await signUp();
    await auth.updateUser(account.uid, { emailVerified: true });
    for (const stored of [await storeInvoice(account), await storeOrder(account)]) {
      await sendAndRead(await storedLetter('payment_failed', account, stored));
    }
    expect(server.received).toHaveLength(2);
  });
});

/** A guest whose profile names a stranger’s address, a new one for each call. */
async function aStranger(): Promise<Account> {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, typedProfile(`${guest.uid.toLowerCase()}@example.org`));
  return guest;
}

async function anUnverified(): Promise<Account> {
  const account = await signUp();
  await auth.updateUser(account.uid, { displayName: typed.name });
  await storeProfile(account.uid, typedProfile(account.email));
  return account;
}

function typedProfile(email: string) {
  const { name, phone, address, city, state, country } = typed;
  return { email, name, phone, address, city, state, country };
}

const typedInvoice = {
  name: typed.invoiceName,
  email: typed.invoiceEmail,
  phone: typed.phone,
  invoiceNumber: typed.invoiceNumber,
};

function aTypedInvoice(by: Account): Promise<Stored> {
  return storeInvoice(by, typedInvoice);
}

function aTypedOrder(by: Account): Promise<Stored> {
  return storeOrder(by, { orderNumber: typed.orderNumber });
}

function aTypedMessage() {
  const { name: firstName, city: lastName, message } = typed;
  const query = aQuery({ firstName, lastName, message });
  return firestore.collection('anonymous_queries').add({ ...query, createdAt: Timestamp.now() });
}

function storedLetter(
  kind: LetterKind,
  { uid }: Account,
  { path }: Stored,
  about: Partial<OutboxEntry> = {},
): Promise<string> {
  return storeLetter(kind, { uid, path, ...about });
}

/** The letter that confirms an invoice as paid, with its receipt. */
async function confirmationOf(
  by: Account,
  stored: Stored,
  tax?: ReturnType<typeof taxSettings>,
  invoice: Partial<ReturnType<typeof anInvoice>> = typedInvoice,
): Promise<string> {
  const number = `R/20-21/${String(Math.floor(Math.random() * 9e7) + 1e7)}`;
  const stranger = aProfile(by.uid, typedProfile(''));
  const profile = invoice === typedInvoice ? stranger : aProfile(by.uid);
  const receipt = buildReceipt(factsOfInvoice(invoice, { number, profile, tax }));
  await firestore.doc(stored.path).update({ status: 'Paid', receiptNumber: number });
  await receipts.doc(receiptId(number)).set({
    ...withMoments(receipt, (moment) => Timestamp.fromDate(moment)),
    uid: by.uid,
    path: stored.path,
  });
  return storedLetter('payment_confirmed', by, stored, { paymentId: receipt.payment.id });
}

async function refundOf(by: Account, stored: Stored): Promise<string> {
  const refundId = 'rfnd_Stranger000001';
  const payment = aPaymentEntity();
  await settlePayment({
    ...reportOf(payment),
    refunds: [
      {
        refundId,
        paymentId: payment.id,
        amountMinor: 100,
        currency: 'INR',
        state: 'processed',
        receipt: null,
        createdAt: 1_766_000_050,
      },
    ],
  });
  await payments.doc(payment.id).update({ uid: by.uid, path: stored.path });
  return storedLetter('refund_made', by, stored, { paymentId: payment.id, refundId });
}

async function returnOf(by: Account, stored: Stored): Promise<string> {
  const payment = aPaymentEntity({ status: 'refunded', captured: false });
  await settlePayment(reportOf(payment));
  await payments.doc(payment.id).update({ uid: by.uid, path: stored.path });
  return storedLetter('payment_returned', by, stored, { paymentId: payment.id });
}

async function aDigest(path: string): Promise<string> {
  const digestId = await storeLetter('contact_digest');
  await storeLetter('contact_notice', { path, state: 'digested', digestId });
  return digestId;
}

async function anEntry(path: string): Promise<string> {
  const id = await storeEntry({ path });
  return storeLetter('operator_attention', { path, attentionId: id });
}

async function pdfTexts(attachments: readonly { content: unknown }[]): Promise<string[]> {
  return Promise.all(
    attachments.map(async ({ content }) => {
      const bytes = new Uint8Array(content as ArrayBuffer);
      const { text } = await extractText(bytes, { mergePages: true });
      return text.replace(/\s+/g, ' ');
    }),
  );
}
