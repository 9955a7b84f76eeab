import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { unclaimed } from '../../../functions/shared/collections.ts';
import { endOfIndianDay } from '../../../functions/shared/values/indian-time.ts';
import { claimInvoices } from '../../../functions/src/invoices/claim-invoices.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { proveAddress, signUp, signUpGuest } from '../../support/functions/accounts/accounts.ts';
import { beginDeletion } from '../../support/functions/accounts/customers.ts';
import {
  claimAs,
  dayIssuedFor,
  issueInvoice,
} from '../../support/functions/payments/issued-invoices.ts';
import { readEmail } from '../../support/functions/outbox.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';

it('an invoice for a verified address is in the account at once, and can be paid', async () => {
  const account = await signUp({ isProven: true });
  const key = randomUUID();
  // The operator may not know how the customer writes the address.
  const answer = await issueInvoice(
    await aStaffMember(),
    `\u200B${account.email.toUpperCase()} `,
    key,
  );
  expect(answer.status).toBe(200);
  expect(await invoice(account.uid, key)).toMatchObject({
    name: 'Asha Example',
    email: account.email,
    invoiceNumber: answer.body.after['number'],
    amount: 25_001.5,
    currency: 'INR',
    status: 'Pending',
    lines: [{ quantity: 1 }, { quantity: 2, unitPrice: 2_500 }],
    note: 'As agreed on the phone.',
  });
  const dueAt = (await invoice(account.uid, key))?.dueAt.toDate();
  expect(dueAt).toEqual(endOfIndianDay(dayIssuedFor));
  const order = await createOrder(account, { id: key, amount: 25_001.5, type: 'invoice' });
  expect(order).toMatchObject({ status: 200, body: { amount: 2_500_150 } });
});

it('no two invoices have the same number, even when several are issued at once', async () => {
  const admin = await aStaffMember();
  const { email } = await signUp({ isProven: true });
  const answers = await Promise.all(Array.from({ length: 5 }, () => issueInvoice(admin, email)));
  expect(new Set(answers.map(({ body }) => body.after['number'])).size).toBe(5);
});

it('an invoice waits for an account that has verified its address, and is claimed once', async () => {
  const admin = await aStaffMember();
  const account = await signUp();
  const key = randomUUID();
  const issued = await issueInvoice(admin, account.email, key);
  const about = (await outbox.doc(`issued_${key}`).get()).data();
  expect(about).toMatchObject({ kind: 'invoice_issued', uid: null, recipientEmail: account.email });

  expect(await claimAs(account)).toEqual({ claimed: 0, asksFor: 'verification' });
  expect(await claimAs(await signUp({ isProven: true }))).toEqual({ claimed: 0, asksFor: null });
  expect(await claimAs(await signUpGuest())).toEqual({ claimed: 0, asksFor: null });
  expect(await invoice(unclaimed, key)).toMatchObject({ status: 'Pending' });

  await expect.poll(() => readEmail(`issued_${key}`)).toMatchObject({ state: 'sent' });
  await proveAddress(account);
  const answers = await Promise.all([claimAs(account), claimAs(account), claimAs(account)]);
  expect(answers.reduce((sum, { claimed }) => sum + claimed, 0)).toBe(1);
  expect(await invoice(unclaimed, key)).toBeUndefined();
  expect(await invoice(account.uid, key)).toMatchObject({ status: 'Pending', amount: 25_001.5 });

  // The request is repeated after the customer has claimed the invoice.
  expect(await issueInvoice(admin, account.email, key)).toEqual(issued);
  expect(await invoice(unclaimed, key)).toBeUndefined();
});

it('an account that is being deleted gets no invoice', async () => {
  const account = await signUp({ isProven: true });
  await beginDeletion(account.uid);
  const key = randomUUID();
  await issueInvoice(await aStaffMember(), account.email, key);
  expect(await claimInvoices(account.uid, account.email)).toBe(0);
  expect(await invoice(unclaimed, key)).toMatchObject({ status: 'Pending' });
});

async function invoice(uid: string, id: string) {
  return (await invoicesOf(uid).doc(id).get()).data();
}
