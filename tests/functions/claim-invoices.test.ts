import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { unclaimed } from '../../functions/shared/collections.ts';
import { claimInvoices } from '../../functions/src/invoices/claim-invoices.ts';
import { invoicesOf, type IssuedInvoice } from '../../functions/src/invoices/issued-invoice.ts';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { anInvoice } from '../support/documents.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
} from '../support/functions/letter-reader.ts';
import { dueSince, readLetter, storeLetter } from '../support/functions/outbox.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { signUp } from '../support/functions/accounts.ts';

mailServerForEachTest();

it('the letters of an invoice go with it to the account, and can be sent from there', async () => {
  const { uid, email } = await signUp();
  const id = await anUnclaimed(email);
  const sent = await aLetterOf(id, { state: 'sent' });
  const waiting = await aLetterOf(id);
  expect(await claimInvoices(uid, email)).toBe(1);
  const { path } = invoicesOf(uid).doc(id);
  for (const letter of [sent, waiting]) {
    expect(await readLetter(letter)).toMatchObject({ uid, path });
  }
  await outbox.doc(sent).update({ state: 'queued', dueAt: dueSince(1) });
  expect(addressOf(await sendAndRead(sent))).toBe(email);
});

it('an invoice waits while a letter of it is being sent', async () => {
  const { uid, email } = await signUp();
  const id = await anUnclaimed(email);
  const letter = await aLetterOf(id, { state: 'sending' });
  expect(await claimInvoices(uid, email)).toBe(0);
  expect(await readLetter(letter)).toMatchObject({ uid: null, state: 'sending' });
  await outbox.doc(letter).update({ state: 'sent' });
  expect(await claimInvoices(uid, email)).toBe(1);
});

it('a document that the customer has stored under the id of one blocks no other', async () => {
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

async function anUnclaimed(email: string): Promise<string> {
  const now = Timestamp.now();
  const issued = { lines: [{ description: 'Training', quantity: 1, unitPrice: 100 }], note: null };
  const id = randomUUID();
  await invoicesOf(unclaimed)
    .doc(id)
    .set({ ...anInvoice(), ...issued, email, amount: 100, dueAt: now, createdAt: now });
  return id;
}

function aLetterOf(id: string, about: Partial<OutboxEntry> = {}): Promise<string> {
  const { path } = invoicesOf(unclaimed).doc(id);
  return storeLetter('invoice_issued', { path, ...about });
}
