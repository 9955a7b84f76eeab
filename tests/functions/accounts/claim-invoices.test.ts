import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { unclaimed } from '../../../functions/shared/collections.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { claimInvoices } from '../../../functions/src/invoices/claim-invoices.ts';
import { invoicesOf, type IssuedInvoice } from '../../../functions/src/invoices/issued-invoice.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import {
  bankPayments,
  paymentAttempts,
  payments,
} from '../../../functions/src/payments/documents.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import type { OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { anInvoice } from '../../support/documents.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
} from '../../support/functions/email-reader.ts';
import { dueSince, readEmail, storeEmail } from '../../support/functions/outbox.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import {
  age,
  proveAddress,
  signedInAgo,
  signUp,
  signUpGuest,
  withTokenOfAge,
} from '../../support/functions/accounts/accounts.ts';
import { addGoogleSignIn, aGoogleAccount } from '../../support/browser/google/google.ts';
import { aReference, payByBank } from '../../support/functions/payments/bank-payments.ts';
import { afterCommitQuery, afterRead } from '../../support/functions/payments/interleave.ts';
import { byCommand } from '../../support/functions/admin-actions/request.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { claimAs } from '../../support/functions/payments/issued-invoices.ts';
import { signIn } from '../../support/functions/accounts/sessions.ts';

mailServerForEachTest();

it('the emails of a claimed invoice move to the account, and can be sent from there', async () => {
  const { uid, email } = await signUp();
  const id = await anUnclaimed(email);
  const sent = await aEmailOf(id, { state: 'sent' });
  const waiting = await aEmailOf(id);
  expect(await claimInvoices(uid, email)).toBe(1);
  const { path } = invoicesOf(uid).doc(id);
  for (const emailId of [sent, waiting]) {
    expect(await readEmail(emailId)).toMatchObject({ uid, path });
  }
  await outbox.doc(sent).update({ state: 'queued', dueAt: dueSince(1) });
  expect(addressOf(await sendAndRead(sent))).toBe(email);
});

it('an invoice is not claimed while one of its emails is being sent', async () => {
  const { uid, email } = await signUp();
  const id = await anUnclaimed(email);
  const queued = await aEmailOf(id, { state: 'sending' });
  expect(await claimInvoices(uid, email)).toBe(0);
  expect(await readEmail(queued)).toMatchObject({ uid: null, state: 'sending' });
  await outbox.doc(queued).update({ state: 'sent' });
  expect(await claimInvoices(uid, email)).toBe(1);
});

it("a customer's own document with the ID of an unclaimed invoice blocks no other claim", async () => {
  const { uid, email } = await signUp();
  const [blocked, free] = [await anUnclaimed(email), await anUnclaimed(email)];
  const own = { ...anInvoice(), invoiceNumber: 'Own', createdAt: Timestamp.now() };
  await invoicesOf(uid)
    .doc(blocked)
    .set(own as unknown as IssuedInvoice);
  expect(await claimInvoices(uid, email)).toBe(1);
  expect((await invoicesOf(uid).doc(free).get()).exists).toBe(true);
  expect((await invoicesOf(uid).doc(blocked).get()).data()).toMatchObject({ invoiceNumber: 'Own' });
  expect((await invoicesOf(unclaimed).doc(blocked).get()).exists).toBe(true);
});

it('unclaimed invoices are not handed over just because Firebase considers the address verified', async () => {
  const account = await signUp();
  await anUnclaimed(account.email);
  await auth.updateUser(account.uid, { emailVerified: true });
  expect(await claimAs(account)).toEqual({ claimed: 0, asksFor: 'verification' });
});

it('unclaimed invoices go to the session that verified the address and to later ones, but not to earlier ones', async () => {
  const account = await signUp();
  await age(account);
  const pressed = withTokenOfAge(account, 60);
  await proveAddress(pressed);
  await anUnclaimed(account.email);
  for (const earlier of [120, 30].map((seconds) => withTokenOfAge(account, seconds))) {
    expect(await claimAs(earlier)).toEqual({ claimed: 0, asksFor: 'sign-in' });
  }
  expect(await claimAs(pressed)).toEqual({ claimed: 1, asksFor: null });
  await anUnclaimed(account.email);
  expect(await claimAs(await signIn(account))).toEqual({ claimed: 1, asksFor: null });
  expect(await claimAs(withTokenOfAge(account, 120))).toEqual({ claimed: 0, asksFor: null });
});

it('unclaimed invoices do not go to an account that has changed its address since', async () => {
  const account = await signUp({ isProven: true });
  const email = `${randomUUID()}@example.org`;
  await anUnclaimed(email);
  await auth.updateUser(account.uid, { email, emailVerified: true });
  // The change may have ended the previous session.
  const session = await signIn({ ...account, email });
  expect(await claimAs(session)).toEqual({ claimed: 0, asksFor: 'verification' });
});

it('unclaimed invoices go to a session of the Google account with the address, but not to the guest session before the link', async () => {
  const guest = await signUpGuest();
  const google = aGoogleAccount();
  const linked = await addGoogleSignIn(google, guest.token);
  expect(linked.uid).toBe(guest.uid);
  await anUnclaimed(google.email);
  expect(await claimAs(guest)).toEqual({ claimed: 0, asksFor: 'sign-in' });
  expect(await claimAs(signedInAgo(guest, 0, 'anonymous'))).toMatchObject({ claimed: 0 });
  expect(await claimAs(linked)).toEqual({ claimed: 1, asksFor: null });
});

it('an unclaimed invoice is paid neither by checkout nor by bank, so a claim has no payment to move', async () => {
  const account = await signUp();
  const id = await anUnclaimed(account.email);
  const request = { id, amount: 100, type: 'invoice' };
  for (const uid of [account.uid, unclaimed]) {
    expect(await createOrder(account, { ...request, uid })).toMatchObject({ status: 403 });
  }
  await expect(payByBank({ uid: unclaimed }, id)).rejects.toMatchObject({
    code: 'invoice-unclaimed',
  });
  const { path } = invoicesOf(unclaimed).doc(id);
  for (const entries of [paymentAttempts, payments, bankPayments, receipts]) {
    expect((await entries.where('path', '==', path).get()).size).toBe(0);
  }
});

it('a bank payment that meets a claim is recorded once, when it is repeated', async () => {
  const { uid, email } = await signUp();
  const id = await anUnclaimed(email);
  const { path } = invoicesOf(uid).doc(id);
  const reference = aReference();
  const pay = () =>
    byCommand({
      action: 'record-bank-payment',
      payable: { type: 'invoice', uid, id },
      reference,
      paidOn: indianDay(new Date()),
      amountMinor: 100_00,
    });
  afterRead(path, () => claimInvoices(uid, email));
  await expect(pay()).rejects.toMatchObject({ code: 'record-missing' });
  await pay();
  const recorded = await bankPayments.where('reference', '==', reference).get();
  expect(recorded.docs.map((payment) => payment.data())).toMatchObject([{ uid, path }]);
  expect((await invoicesOf(uid).doc(id).get()).data()).toMatchObject({ status: 'Paid' });
});

it('an invoice that staff cancel during a claim stays cancelled', async () => {
  const { uid, email } = await signUp();
  const id = await anUnclaimed(email);
  const waiting = invoicesOf(unclaimed).doc(id);
  afterCommitQuery(() => waiting.update({ status: 'Cancelled' }));
  expect(await claimInvoices(uid, email)).toBe(1);
  expect((await waiting.get()).exists).toBe(false);
  expect((await invoicesOf(uid).doc(id).get()).data()).toMatchObject({ status: 'Cancelled' });
});

async function anUnclaimed(email: string): Promise<string> {
  const now = Timestamp.now();
  const issued = { lines: [{ description: 'Training', quantity: 1, unitPrice: 100 }], note: null };
  const id = randomUUID();
  await invoicesOf(unclaimed)
    .doc(id)
    .set({ ...anInvoice(), ...issued, email, amount: 100, dueAt: now, createdAt: now });
  return id;
}

function aEmailOf(id: string, about: Partial<OutboxEntry> = {}): Promise<string> {
  const { path } = invoicesOf(unclaimed).doc(id);
  return storeEmail('invoice_issued', { path, ...about });
}
