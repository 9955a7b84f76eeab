import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { LetterKind } from '../../functions/shared/letter-kinds.ts';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { markOfIdentity } from '../../functions/src/platform/sessions/sign-in-methods.ts';
import type { ReceiptFacts } from '../../functions/src/receipts/issue/build-receipt.ts';
import { aProfile, aQuery } from '../support/documents.ts';
import {
  type Account,
  proveAddress,
  signUp,
  signUpGuest,
  storeProfile,
} from '../support/functions/accounts.ts';
import {
  addressOf,
  expectDropped,
  mailServerForEachTest,
  send,
  sendAndRead,
  server,
} from '../support/functions/letter-reader.ts';
import { storeAttentionLetter, storeLetter } from '../support/functions/outbox.ts';
import {
  storeConfirmation,
  storeRefundLetter,
  storeReturnLetter,
} from '../support/functions/payment-letters.ts';
import { storeInvoice, storeOrder, type Stored } from '../support/functions/stored.ts';
import { factsOfInvoice, taxSettings } from '../support/receipts.ts';

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

const { name, phone, address, city, state, country } = typed;
const typedProfile = { name, phone, address, city, state, country };
const typedInvoice = {
  name: typed.invoiceName,
  email: typed.invoiceEmail,
  phone: typed.phone,
  invoiceNumber: typed.invoiceNumber,
};

type OperatorsLetter = 'contact_notice' | 'contact_digest' | 'operator_attention';

/** Stores letters of each kind to a customer or visitor, for an account that has typed these texts. */
const letters: Record<Exclude<LetterKind, OperatorsLetter>, (by: Account) => Promise<string>[]> = {
  payment_confirmed: (by) => [confirmationOf(by), confirmationOf(by, { tax: taxSettings() })],
  payment_failed: (by) => [
    storeTyped('payment_failed', by, aTypedInvoice),
    aStranger().then((stranger) => storeTyped('payment_failed', stranger, aTypedOrder)),
  ],
  invoice_issued: (by) => [storeTyped('invoice_issued', by, aTypedInvoice)],
  invoice_reminder: (by) => [storeTyped('invoice_reminder', by, aTypedInvoice)],
  refund_made: (by) =>
    [aTypedInvoice, aTypedOrder].map(async (store) => {
      return (await storeRefundLetter(by, await store(by))).id;
    }),
  payment_returned: (by) =>
    [aTypedInvoice, aTypedOrder].map(async (store) => {
      return (await storeReturnLetter(by, await store(by))).id;
    }),
  email_verification: (by) => [storeOwn('email_verification', by)],
  password_reset: (by) => [
    ownerOf(by).then(({ email }) => storeLetter('password_reset', { givenEmail: email })),
  ],
  email_change: (by) => [storeOwn('email_change', by, { givenEmail: 'stranger@example.org' })],
  email_change_requested: (by) => [storeOwn('email_change_requested', by)],
  email_changed: (by) => [storeOwn('email_changed', by, { accountEmail: 'stranger@example.org' })],
  password_changed: (by) => [storeOwn('password_changed', by)],
  sign_in_method_added: (by) => [
    ownerOf(by).then(async ({ uid, email }) => {
      const google = { providerId: 'google.com', uid: randomUUID(), email: typed.invoiceEmail };
      const user = await auth.updateUser(uid, { providerToLink: google });
      await auth.setCustomUserClaims(uid, { ...user.customClaims, methods: [], ownerEmail: email });
      const method = markOfIdentity('google.com', google.uid);
      return storeOwn('sign_in_method_added', by, { method });
    }),
  ],
  account_deleted: (by) => [
    ownerOf(by).then(({ email }) => storeLetter('account_deleted', { givenEmail: email })),
  ],
  message_answered: () => [
    aTypedMessage().then(async ({ path }) => {
      const reply = { id: randomUUID(), text: 'Gladly.', createdAt: Timestamp.now() };
      await firestore.doc(path).update({ replies: [reply] });
      const about = { path, givenEmail: 'stranger@example.org', replyId: reply.id };
      return storeLetter('message_answered', about);
    }),
  ],
  contact_acknowledged: () => [
    aTypedMessage().then(({ path }) =>
      storeLetter('contact_acknowledged', { path, givenEmail: 'stranger@example.org' }),
    ),
  ],
};

describe.each(Object.entries(letters))('a letter of kind %s', (_, store) => {
  it.each([
    ['a guest', aStranger],
    ['an account whose address is not verified', anUnverified],
  ])('brings a stranger nothing that was typed by %s', async (__, sender) => {
    for (const id of await Promise.all(store(await sender()))) {
      const mail = await sendAndRead(id);
      expect(addressOf(mail)).toMatch(/@example\.(org|com)$/);
      const said = [mail.subject, mail.text, mail.html, await pdfText(mail.attachments)];
      const read = said.map((text) => (text ?? '').replace(/\s+/g, ' '));
      const digits = read.map((text) => text.replace(/(?<=\d)[\s().-]+(?=\d)/g, ''));
      const whole = [...read, ...digits].join('\n');
      expect(traces.filter((trace) => whole.includes(trace))).toEqual([]);
    }
  });
});

it('a customer with a verified address gets the text that they typed', async () => {
  const account = await anUnverified();
  await proveAddress(account);
  const mail = await sendAndRead(await confirmationOf(account));
  const pdf = await pdfText(mail.attachments);
  for (const text of [typed.invoiceName, typed.phone, typed.state]) expect(pdf).toContain(text);
  expect(mail.text).toContain('you can also download it in your profile');
});

it('a buyer with an unverified address gets a receipt with name, state and country', async () => {
  const account = await signUp();
  const { id } = await storeConfirmation(account, await storeInvoice(account), factsOfInvoice());
  const mail = await sendAndRead(id);
  const pdf = await pdfText(mail.attachments);
  for (const text of ['Asha Example', account.email, 'Haryana', 'India', '₹5,500.50']) {
    expect(pdf).toContain(text);
  }
  expect(pdf).toContain('The complete receipt is in your profile.');
  expect(mail.text).toContain('until you verify this email address');
  expect(mail.text).toContain('the complete receipt is in your profile');
});

it('no subject of a letter to the operator holds typed text', async () => {
  const { path } = await aTypedInvoice(await aStranger());
  const message = await aTypedMessage();
  const digestId = await storeLetter('contact_digest');
  await storeLetter('contact_notice', { path: message.path, state: 'digested', digestId });
  for (const id of [
    await storeLetter('contact_notice', { path: message.path }),
    digestId,
    await storeAttentionLetter(path),
  ]) {
    const { subject = '' } = await sendAndRead(id);
    expect(traces.filter((trace) => subject.includes(trace))).toEqual([]);
  }
});

describe('a letter about a failed payment', () => {
  it('is sent once a day to an unverified mailbox, in whatever way its address is written', async () => {
    const mailbox = `victim${Date.now()}`;
    const spellings = [mailbox, `${mailbox.toUpperCase()}+tag`, `v.${mailbox.slice(1)}`];
    const ids: string[] = [];
    for (const spelling of spellings) {
      const account = await aStranger();
      await storeProfile(account.uid, { email: `${spelling}@example.org` });
      ids.push(await storeTyped('payment_failed', account, aTypedInvoice));
    }
    const [first = '', ...others] = ids;
    expect(await send(first, { url: 'smtp://127.0.0.1:1' })).toBe('waits');
    for (const id of others) await expectDropped(id);
    expect(await send(first, { minutes: 2 })).toBe('sent');
  });

  it('is sent for each order or invoice to a verified address', async () => {
    const account = await signUp({ isProven: true });
    for (const store of [aTypedInvoice, aTypedOrder]) {
      await sendAndRead(await storeTyped('payment_failed', account, store));
    }
    expect(server.received).toHaveLength(2);
  });
});

/** A guest whose profile names a stranger’s address, a new one for each call. */
async function aStranger(): Promise<Account> {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, {
    ...typedProfile,
    email: `${guest.uid.toLowerCase()}@example.org`,
  });
  return guest;
}

async function anUnverified(): Promise<Account> {
  const account = await signUp();
  await auth.updateUser(account.uid, { displayName: typed.name });
  await storeProfile(account.uid, { ...typedProfile, email: account.email });
  return account;
}

/** A guest gets no letters about an account: an account whose owner typed the same takes the guest's place. */
async function ownerOf(by: Account): Promise<Account> {
  return by.email === '' ? anUnverified() : by;
}

async function storeOwn(
  kind: LetterKind,
  by: Account,
  about: Partial<OutboxEntry> = {},
): Promise<string> {
  const { uid, email } = await ownerOf(by);
  return storeLetter(kind, { uid, accountEmail: email, ...about });
}

function aTypedInvoice(by: Account): Promise<Stored> {
  return storeInvoice(by, typedInvoice);
}

function aTypedOrder(by: Account): Promise<Stored> {
  return storeOrder(by, { orderNumber: typed.orderNumber });
}

function aTypedMessage(): Promise<DocumentReference> {
  const { name: firstName, city: lastName, message } = typed;
  const query = aQuery({ firstName, lastName, message });
  return firestore.collection('anonymous_queries').add({ ...query, createdAt: Timestamp.now() });
}

async function storeTyped(
  kind: LetterKind,
  by: Account,
  store: (by: Account) => Promise<Stored>,
): Promise<string> {
  const { path } = await store(by);
  return storeLetter(kind, { uid: by.uid, path });
}

async function confirmationOf(by: Account, facts: Partial<ReceiptFacts> = {}): Promise<string> {
  const profile = aProfile(by.uid, { ...typedProfile, email: '' });
  const receipt = factsOfInvoice(typedInvoice, { profile, ...facts });
  return (await storeConfirmation(by, await aTypedInvoice(by), receipt)).id;
}

/** The text of the only attachment, if there is one. */
async function pdfText([attachment]: readonly { content: unknown }[]): Promise<string> {
  if (!attachment) return '';
  const bytes = new Uint8Array(attachment.content as ArrayBuffer);
  const { text } = await extractText(bytes, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
