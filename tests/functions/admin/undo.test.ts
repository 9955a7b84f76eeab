import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AdminAction } from '../../../functions/shared/admin/admin-actions.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { payments, type PaymentRecord } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { aReply } from '../../support/documents.ts';
import { signUp, type Account } from '../../support/functions/accounts/accounts.ts';
import { actions } from '../../support/functions/admin-actions/actions.ts';
import { ask as callAdmin, stored } from '../../support/functions/admin-actions/request.ts';
import { aPaidOrder, paymentRecord } from '../../support/functions/payments/payments.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { minutesAgo } from '../../support/functions/stored.ts';

/** A later change of the record, for each action that can be undone. */
const changesSince = {
  'cancel-invoice': { status: 'Paid' },
  'complete-order': { status: 'Refunded' },
  // The alert recurred.
  'resolve-alert': { resolvedAt: null, count: 2 },
  'close-messages': { replies: [{ ...aReply(), createdAt: minutesAgo(-1) }] },
  // The email was sent again.
  'dismiss-email': { state: 'sent' },
} satisfies Partial<Record<AdminAction['action'], object>>;

type Undoable = keyof typeof changesSince;

describe.each(Object.keys(changesSince) as Undoable[])('the change made by %s', (name) => {
  it('is undone once, also by another administrator, and if repeated can be undone by its own entry', async () => {
    const { path, action } = await make(name);
    const [admin, another] = [await aStaffMember(), await aStaffMember()];
    const before = await stored(path);
    const { key } = await ask(admin, action);
    expect(await stored(path)).not.toEqual(before);
    const undo = { action: 'undo', undoes: key } as const;
    const undone = await ask(another, undo);
    expect(undone).toMatchObject({ status: 200 });
    const { operatorChanges = [], ...rest } = (await stored(path)) ?? {};
    expect(rest).toEqual(before);
    expect(operatorChanges).toEqual([]);
    const emails = await outbox.where('path', '==', path).get();
    const kinds = emails.docs.map((email) => email.data().kind);
    expect(kinds).toEqual([]);
    const [done, entry] = [await entryOf(key), await entryOf(undone.key)];
    expect(entry).toMatchObject({
      action: 'undo',
      undoes: key,
      path,
      payablePath: done?.payablePath,
      before: done?.after,
      after: done?.before,
    });

    expect(await ask(another, undo, undone.key)).toEqual(undone);
    const second = await ask(admin, action);
    expect(second).toMatchObject({ status: 200 });
    const doneAgain = await stored(path);
    for (const who of [admin, another]) expect(await ask(who, undo)).toMatchObject(changed);
    expect(await stored(path)).toEqual(doneAgain);
    expect(await ask(admin, { action: 'undo', undoes: second.key })).toMatchObject({ status: 200 });
  });

  it("stays if the record has changed since, and can't be undone if the record is gone", async () => {
    const { path, action } = await make(name);
    const admin = await aStaffMember();
    const { key } = await ask(admin, action);
    await firestore.doc(path).update(changesSince[name]);
    const before = await stored(path);
    expect(await ask(admin, { action: 'undo', undoes: key })).toMatchObject(changed);
    expect(await stored(path)).toEqual(before);
    await firestore.doc(path).delete();
    expect(await ask(admin, { action: 'undo', undoes: key })).toMatchObject({
      body: { code: 'record-missing' },
    });
  });
});

it.each([
  ['authorized', 409],
  ['captured', 409],
  ['failed', 200],
  ['voided', 200],
] as const)(
  'undoing the cancellation of an invoice with a payment that is %s answers %i',
  async (state, status) => {
    const { path, action } = await make('cancel-invoice');
    const admin = await aStaffMember();
    const { key } = await ask(admin, action);
    const { payment } = await aPaidOrder();
    const entry = (await paymentRecord(payment)) as PaymentRecord;
    await payments.doc(`pay_${randomUUID()}`).set({ ...entry, path, state });
    expect(await ask(admin, { action: 'undo', undoes: key })).toMatchObject({ status });
  },
);

it("an undo can't be undone", async () => {
  const { action } = await make('complete-order');
  const admin = await aStaffMember();
  const { key } = await ask(admin, action);
  const undone = await ask(admin, { action: 'undo', undoes: key });
  expect(await ask(admin, { action: 'undo', undoes: undone.key })).toMatchObject({ status: 400 });
});

it("an undo keeps the customer's lines about other changes", async () => {
  const { action, path } = await make('complete-order');
  const admin = await aStaffMember();
  const { key } = await ask(admin, action);
  const lines = ((await stored(path)) ?? {})['operatorChanges'] as object[];
  const other = { change: 'refunded', note: 'One user less.', amount: 500.5, id: randomUUID() };
  await firestore.doc(path).update({ operatorChanges: [...lines, other] });
  await ask(admin, { action: 'undo', undoes: key });
  expect(await stored(path)).toMatchObject({ status: 'Paid', operatorChanges: [other] });
});

const changed = { body: { code: 'changed-since' } };

async function make(name: Undoable) {
  const { path, request } = await actions[name](await signUp());
  // A trigger sets this for a new message, but not in this database.
  if (name === 'close-messages') await firestore.doc(path).update({ isOpen: true });
  const { idempotencyKey: _, ...action } = request;
  return { path, action };
}

async function ask(who: Account, action: AdminAction, key: string = randomUUID()) {
  return { ...(await callAdmin(who, { ...action, idempotencyKey: key })), key };
}

async function entryOf(key: string) {
  return (await audit.doc(key).get()).data();
}
