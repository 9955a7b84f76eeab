import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import type { EmailKind } from '../../../functions/shared/messages/email-kinds.ts';
import type { OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { identityMark } from '../../../functions/src/platform/sessions/sign-in-methods.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { subscriptionId } from '../../../functions/src/subscriptions/subscription-id.ts';
import type { ReceiptFacts } from '../../../functions/src/receipts/issue/build-receipt.ts';
import { aProfile } from '../../support/documents.ts';
import {
  type Account,
  proveAddress,
  signUp,
  signUpGuest,
  storeProfile,
} from '../../support/functions/accounts/accounts.ts';
import {
  addressOf,
  expectDropped,
  mailServerForEachTest,
  send,
  sendAndRead,
  server,
} from '../../support/functions/email-reader.ts';
import { aBankPaidInvoice, reverseByBank } from '../../support/functions/payments/bank-payments.ts';
import { storeAlertEmail, storeEmail } from '../../support/functions/outbox.ts';
import {
  storeConfirmation,
  storeRefundEmail,
  storeReturnEmail,
} from '../../support/functions/payments/payment-emails.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';
import { paidAfterEnd } from '../../support/functions/late-payments.ts';
import { aPlan, invoiceOf, runUntil } from '../../support/functions/plans.ts';
import { linkGoogle } from '../../support/functions/accounts/sign-in-methods.ts';
import {
  storeInvoice,
  storeOrder,
  storeVisitorMessage,
  type Stored,
} from '../../support/functions/stored.ts';
import { factsOfInvoice, taxSettings } from '../../support/receipts.ts';

mailServerForEachTest();

/** Texts that an attacker enters. */
const enteredProfile = {
  name: 'FINAL NOTICE your loan is cancelled',
  phone: '+91 98111 22233',
  address: 'Act now at https://evil.example/pay\nor call 180019301930',
  city: 'Police Case Filed',
  state: 'Pay Fee Today',
  country: 'Avoid Arrest Now',
};
const enteredInvoice = {
  name: 'Zahle sofort an evil.example',
  email: 'pay.here@evil.example',
  phone: enteredProfile.phone,
  invoiceNumber: 'Call Bank 022-4012 3456 upi ravi@okbank',
};
const orderNumber = 'ORD-0224012345600';
const enteredMessage = 'A message that no other reads: 98222 33344';
/** A recognisable part of each text. Numbers have no separators. */
const traces = [
  ...Object.values(enteredProfile).flatMap((text) => text.split('\n')),
  ...Object.values(enteredInvoice),
  orderNumber,
  enteredMessage,
  'FINAL',
  'evil',
  'okbank',
  '02240123456',
  '9811122233',
  '180019301930',
  'Arrest',
  'Police',
  'Pay Fee',
];

const stranger = 'stranger@example.org';

type Store = (by: Account) => Promise<string>;
type OfMoney = `payment_${string}` | `invoice_${string}` | 'refund_made';
type OfOperator =
  | 'sale_notice'
  | 'sales_digest'
  | 'contact_notice'
  | 'contact_digest'
  | 'operator_alert';

const emailsOfMoney: Record<Extract<EmailKind, OfMoney>, Store[]> = {
  payment_confirmed: [confirmationOf, (by) => confirmationOf(by, { tax: taxSettings() })],
  payment_failed: [
    (by) => storeTyped('payment_failed', by, anEnteredInvoice),
    // An account gets one such email a day.
    async () => storeTyped('payment_failed', await aStranger(), anEnteredOrder),
  ],
  invoice_issued: [(by) => storeTyped('invoice_issued', by, anEnteredInvoice)],
  invoice_cancelled: [(by) => storeTyped('invoice_cancelled', by, aCancelledInvoice)],
  invoice_lapsed: [(by) => storeTyped('invoice_lapsed', by, aCancelledInvoice)],
  invoice_reminder: [(by) => storeTyped('invoice_reminder', by, anEnteredInvoice)],
  refund_made: [anEnteredInvoice, anEnteredOrder].map((store) => async (by: Account) => {
    return (await storeRefundEmail(by, await store(by))).id;
  }),
  payment_applied: [storeApplied],
  payment_reversed: [storeReversal],
  payment_returned: [anEnteredInvoice, anEnteredOrder].map((store) => async (by: Account) => {
    return (await storeReturnEmail(by, await store(by))).id;
  }),
};

const otherEmails: Record<Exclude<EmailKind, OfMoney | OfOperator>, Store> = {
  email_verification: (by) => storeOwn('email_verification', by),
  password_reset: ({ email }) => storeEmail('password_reset', { recipientEmail: email }),
  email_change: (by) => storeOwn('email_change', by, { recipientEmail: stranger }),
  email_change_requested: (by) => storeOwn('email_change_requested', by),
  email_changed: (by) => storeOwn('email_changed', by, { accountEmail: stranger }),
  password_changed: (by) => storeOwn('password_changed', by),
  sign_in_method_added: async (by) => {
    const google = { uid: randomUUID(), email: enteredInvoice.email };
    const { customClaims } = await linkGoogle(by.uid, google);
    const ownClaims = { ...customClaims, methods: [], ownerEmail: by.email };
    await auth.setCustomUserClaims(by.uid, ownClaims);
    const method = identityMark('google.com', google.uid);
    return storeOwn('sign_in_method_added', by, { method });
  },
  renewal_requested: (by) => storeOfInvoice('renewal_requested', by),
  renewal_reminder: (by) => storeOfInvoice('renewal_reminder', by),
  renewal_offered: (by) => storeOfPlan('renewal_offered', by, { renews: { on: false } }),
  renewal_turned_on: (by) => storeOfPlan('renewal_turned_on', by, {}),
  plan_changed: (by) => storeOfPlan('plan_changed', by, { seats: 3 }),
  plan_cancelled: (by) => storeOfPlan('plan_cancelled', by, { renews: { on: false } }),
  plan_suspended: (by) => storeOfSuspended('plan_suspended', by),
  plan_ended: (by) => storeOfPlan('plan_ended', by, { state: 'ended', endedOn: '2027-02-28' }),
  account_deleted: ({ email }) => storeEmail('account_deleted', { recipientEmail: email }),
  message_answered: async () => {
    const { path, replyIds } = await anEnteredMessage();
    const about = { path, recipientEmail: stranger, replyId: replyIds[0] ?? '' };
    return storeEmail('message_answered', about);
  },
  contact_acknowledged: async () => {
    const { path } = await anEnteredMessage();
    return storeEmail('contact_acknowledged', { path, recipientEmail: stranger });
  },
};

it.each([
  ...Object.entries(emailsOfMoney).map(([kind, stores]) => [kind, stores, aStranger] as const),
  ...Object.entries(emailsOfMoney).map(([kind, stores]) => [kind, stores, anUnverified] as const),
  ...Object.entries(otherEmails).map(([kind, store]) => [kind, [store], anUnverified] as const),
])(
  'an email of kind %s to a stranger contains no text that its sender entered',
  async (_, stores, sender) => {
    const by = await sender();
    for (const store of stores) {
      const mail = await sendAndRead(await store(by));
      expect(addressOf(mail)).toMatch(/@example\.(org|com)$/);
      const said = [mail.subject, mail.text, mail.html, await pdfText(mail.attachments)];
      const read = said.map((text) => (text ?? '').replace(/\s+/g, ' '));
      const digits = read.map((text) => text.replace(/(?<=\d)[\s().-]+(?=\d)/g, ''));
      const whole = [...read, ...digits].join('\n');
      expect(traces.filter((trace) => whole.includes(trace))).toEqual([]);
    }
  },
);

it('a customer with a verified address gets the texts that they entered', async () => {
  const account = await anUnverified();
  await proveAddress(account);
  const mail = await sendAndRead(await confirmationOf(account));
  const pdf = await pdfText(mail.attachments);
  for (const text of [enteredInvoice.name, enteredProfile.phone, enteredProfile.state]) {
    expect(pdf).toContain(text);
  }
  expect(mail.text).toContain('is also in your profile');
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
  expect(mail.text).toContain("because this email address isn't verified yet");
  expect(mail.text).toContain('The complete receipt is in your profile');
  expect(mail.text).not.toContain('guest');
});

it('a guest reads that the profile with the complete receipt exists only in one browser', async () => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true });
  const { id } = await storeConfirmation(guest, await storeOrder(guest));
  const { text = '' } = await sendAndRead(id);
  expect(text.replace(/\s+/g, ' ')).toContain('exists only in the browser that you paid in');
});

it('no subject of an email to the operator contains text that a customer entered', async () => {
  const { path } = await anEnteredInvoice(await aStranger());
  const message = await anEnteredMessage();
  const digestId = await storeEmail('contact_digest');
  await storeEmail('contact_notice', { path: message.path, state: 'digested', digestId });
  for (const id of [
    await storeEmail('contact_notice', { path: message.path }),
    digestId,
    await storeAlertEmail(path),
  ]) {
    const { subject = '' } = await sendAndRead(id);
    expect(traces.filter((trace) => subject.includes(trace))).toEqual([]);
  }
});

it('an email about a failed payment goes to an unverified mailbox once a day, however its address is written', async () => {
  const mailbox = `victim${Date.now()}`;
  const spellings = [mailbox, `${mailbox.toUpperCase()}+tag`, `v.${mailbox.slice(1)}`];
  const ids: string[] = [];
  for (const spelling of spellings) {
    const account = await aStranger();
    await storeProfile(account.uid, { email: `${spelling}@example.org` });
    ids.push(await storeTyped('payment_failed', account, anEnteredInvoice));
  }
  const [first = '', ...others] = ids;
  expect(await send(first, { url: 'smtp://127.0.0.1:1' })).toBe('waits');
  for (const id of others) await expectDropped(id);
  expect(await send(first, { minutes: 2 })).toBe('sent');
});

it('an email about a failed payment goes to a verified address for each order or invoice', async () => {
  const account = await signUp({ isProven: true });
  for (const store of [anEnteredInvoice, anEnteredOrder]) {
    await sendAndRead(await storeTyped('payment_failed', account, store));
  }
  expect(server.received).toHaveLength(2);
});

/** Creates a guest whose profile has a stranger's address, a new one for each call. */
async function aStranger(): Promise<Account> {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, {
    ...enteredProfile,
    email: `${guest.uid.toLowerCase()}@example.org`,
  });
  return guest;
}

async function anUnverified(): Promise<Account> {
  const account = await signUp();
  await auth.updateUser(account.uid, { displayName: enteredProfile.name });
  await storeProfile(account.uid, { ...enteredProfile, email: account.email });
  return account;
}

function storeOwn(kind: EmailKind, { uid, email }: Account, about: Partial<OutboxEntry> = {}) {
  return storeEmail(kind, { uid, accountEmail: email, ...about });
}

/** Stores an email about the renewal invoice of a new plan. */
async function storeOfInvoice(kind: EmailKind, by: Account): Promise<string> {
  const plan = await aPlan('2027-01-31', undefined, by);
  await storeProfile(by.uid, { ...enteredProfile, email: by.email });
  const { renewalRequest } = await runUntil(plan, '2027-12-17');
  const { path } = await invoiceOf(plan, renewalRequest);
  return storeEmail(kind, { uid: by.uid, path });
}

async function storeOfSuspended(kind: EmailKind, by: Account): Promise<string> {
  const plan = await aPlan('2027-01-31', undefined, by);
  await storeProfile(by.uid, { ...enteredProfile, email: by.email });
  await runUntil(plan, '2027-12-17');
  await plan.reference.update({ state: 'suspended' });
  return storeEmail(kind, { uid: by.uid, path: plan.reference.path });
}

async function storeOfPlan(kind: EmailKind, by: Account, change: object): Promise<string> {
  const { reference } = await aPlan('2027-01-31', undefined, by);
  await storeProfile(by.uid, { ...enteredProfile, email: by.email });
  await reference.set(change, { merge: true });
  return storeEmail(kind, { uid: by.uid, path: reference.path });
}

function anEnteredInvoice(by: Account): Promise<Stored> {
  return storeInvoice(by, enteredInvoice);
}

function aCancelledInvoice(by: Account): Promise<Stored> {
  return storeInvoice(by, { ...enteredInvoice, status: 'Cancelled' });
}

function anEnteredOrder(by: Account): Promise<Stored> {
  return storeOrder(by, { orderNumber });
}

function anEnteredMessage() {
  const { name: firstName, city: lastName } = enteredProfile;
  return storeVisitorMessage({ firstName, lastName, message: enteredMessage }, 1);
}

async function storeTyped(
  kind: EmailKind,
  by: Account,
  store: (by: Account) => Promise<Stored>,
): Promise<string> {
  const { path } = await store(by);
  return storeEmail(kind, { uid: by.uid, path });
}

/** Stores the email about a reversed payment of an invoice for plans, which has what the customer entered. */
async function storeReversal(by: Account): Promise<string> {
  const { payable, path, paymentId } = await aBankPaidInvoice(by, {
    ...enteredInvoice,
    invoiceNumber: 'INV/26-27/000123',
    isOrder: true,
  });
  await reverseByBank(by, payable.id, paymentId);
  return storeEmail('payment_reversed', { uid: by.uid, path, paymentId });
}

/** Stores the email about a late payment of an invoice that has what the customer entered. */
async function storeApplied(by: Account): Promise<string> {
  const { bought, payment, path } = await paidAfterEnd(by);
  const paymentId = payment.id;
  await byCommand({ action: 'apply-payment', paymentId, planId: bought.reference.id });
  const email = by.email || `${by.uid.toLowerCase()}@example.org`;
  await storeProfile(by.uid, { ...enteredProfile, email });
  await firestore.doc(path).update({ ...enteredInvoice });
  const started = subscriptionsOf(by.uid).doc(subscriptionId(path, 'apac-debt-grid')).path;
  return storeEmail('payment_applied', { uid: by.uid, path: started, paymentId });
}

async function confirmationOf(by: Account, facts: Partial<ReceiptFacts> = {}): Promise<string> {
  const profile = aProfile(by.uid, { ...enteredProfile, email: '' });
  const receipt = factsOfInvoice(enteredInvoice, { profile, ...facts });
  return (await storeConfirmation(by, await anEnteredInvoice(by), receipt)).id;
}

async function pdfText([attachment]: readonly { content: unknown }[]): Promise<string> {
  if (!attachment) return '';
  const bytes = new Uint8Array(attachment.content as ArrayBuffer);
  const { text } = await extractText(bytes, { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
