import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { unclaimed } from '../../../functions/shared/collections.ts';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { deletions } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { issueInvoice } from '../../support/functions/payments/issued-invoices.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
} from '../../support/functions/email-reader.ts';
import {
  dueSince,
  readEmail,
  storeInvoiceEmail,
  storeEmail,
  subjectsTo,
} from '../../support/functions/outbox.ts';
import { postAs } from '../../support/functions/requests.ts';
import { storeInvoice, storeVisitorMessage } from '../../support/functions/stored.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';

mailServerForEachTest();

it('a reply and the emails of an invoice can be sent again although their address was erased', async () => {
  const email = `${randomUUID()}@example.org`;
  const key = randomUUID();
  await issueInvoice(await aStaffMember(), email, key);
  const invoice = invoicesOf(unclaimed).doc(key).path;
  const { path, replyIds } = await storeVisitorMessage({ email }, 1);
  const emails = [
    await storeEmail('message_answered', { path, replyId: replyIds[0] ?? '' }),
    await storeEmail('invoice_issued', { path: invoice }),
    await storeEmail('invoice_reminder', { path: invoice }),
  ];
  for (const id of emails) {
    for (const times of [1, 2]) {
      expect(addressOf(await sendAndRead(id)), `${times}`).toBe(email);
      expect(await readEmail(id)).toMatchObject({ state: 'sent', recipientEmail: null });
      await outbox.doc(id).update({ state: 'queued', dueAt: dueSince(1) });
    }
  }
});

it('a failed email is sent again once, with all its tries', async () => {
  const id = await storeInvoiceEmail({ state: 'failed', tries: 9, unknownDeliveries: 2 });
  expect(await resend(id)).toMatchObject({ status: 200 });
  await expect
    .poll(() => readEmail(id))
    .toMatchObject({ state: 'sent', tries: 1, unknownDeliveries: 0 });
});

it('the admin panel sends a sent invoice email again, each time as an email of its own', async () => {
  const email = `${randomUUID()}@example.org`;
  const key = randomUUID();
  await issueInvoice(await aStaffMember(), email, key);
  const id = `issued_${key}`;
  await expect.poll(() => readEmail(id)).toMatchObject({ state: 'sent', recipientEmail: null });
  const first = await readEmail(id);
  expect(await resend(id)).toMatchObject({ status: 200 });
  expect(await resend(id)).toMatchObject({ status: 200 });
  await expect.poll(() => subjectsTo(email)).toHaveLength(3);
  // Mailboxes hide a copy with the same Message-ID, and the timeline keeps a line for each.
  expect(await readEmail(id)).toEqual(first);
  const copies = await outbox.where('resendOf', '==', id).get();
  expect(copies.docs.map((copy) => copy.data().path)).toEqual([first?.path, first?.path]);
});

it.each([
  ['Paid', 'email-of-paid'],
  ['Refunded', 'email-of-paid'],
  ['Cancelled', 'email-of-cancelled'],
  [undefined, 'record-missing'],
])(
  'the admin panel reports at once that an invoice is %s, and queues no email',
  async (status, code) => {
    const { path } = await storeInvoice({ uid: randomUUID() }, { status: status ?? 'Pending' });
    if (status === undefined) await firestore.doc(path).delete();
    for (const kind of ['invoice_issued', 'invoice_reminder', 'payment_failed'] as const) {
      const id = await storeEmail(kind, { path, state: 'sent' });
      const before = await readEmail(id);
      expect(await resend(id)).toMatchObject({ body: { code } });
      expect(await readEmail(id)).toEqual(before);
    }
  },
);

it('the admin panel accepts each ID that an email can have', async () => {
  const now = Date.now();
  const ids = [
    `alert_pay_${now}_dispute.${now}`,
    `alert_foreign.${now}.2026-11-24`,
    `query_${randomUUID()}.${randomUUID()}`,
  ];
  for (const id of ids) {
    const path = 'anonymous_queries/none';
    await outbox.doc(id).set({ ...newOutboxEntry('contact_notice', { path }), state: 'failed' });
    expect(await resend(id)).toMatchObject({ status: 200 });
  }
});

it.each(['password_reset', 'email_change', 'contact_acknowledged'] as const)(
  'the admin panel refuses an email of kind %s whose address was erased',
  async (kind) => {
    for (const state of ['sent', 'failed'] as const) {
      const id = await storeEmail(kind, { state });
      expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'no-address-left' } });
      expect(await readEmail(id)).toMatchObject({ state });
    }
  },
);

it('the admin panel refuses an email of a deleted account', async () => {
  const uid = randomUUID();
  await deletions.doc(uid).set({ step: 'finished', updatedAt: Timestamp.now() });
  const id = await storeEmail('password_changed', { uid, state: 'sent' });
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'no-address-left' } });
});

it('an email sent again has the content of the first', async () => {
  const id = `digest_${randomUUID()}`;
  await outbox.doc(id).set({ ...newOutboxEntry('contact_digest'), state: 'sent' });
  const key = randomUUID();
  expect(await resend(id, key)).toMatchObject({ status: 200 });
  expect(await readEmail(`again_${key}`)).toMatchObject({ kind: 'contact_digest', resendOf: id });
});

async function resend(id: string, idempotencyKey = randomUUID()) {
  const request = { idempotencyKey, action: 'resend-email', id };
  return postAs<{ code?: string }>(await aStaffMember(), endpoints.adminActions, request);
}
