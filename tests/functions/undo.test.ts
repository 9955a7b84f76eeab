import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeskAction } from '../../functions/shared/desk.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { raiseAttentionNow } from '../../functions/src/alerts/raise-attention.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { payments, type LedgerEntry } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { proveAddress, signUp, type Account } from '../support/functions/accounts.ts';
import { storeAcknowledgement } from '../support/functions/outbox.ts';
import { aPaidOrder, ledgerEntry } from '../support/functions/payments.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { storeInvoice, storeMessage, storeOrder } from '../support/functions/stored.ts';

interface Undoable {
  path: string;
  action: DeskAction;
  /** Changes the record after the action. */
  changeSince: (admin: Account) => Promise<unknown>;
}

const undoables: Record<string, (owner: Account) => Promise<Undoable>> = {
  'a cancelled invoice': async ({ uid }) => {
    const { id, path } = await storeInvoice({ uid });
    const charge = { type: 'invoice', uid, id } as const;
    return {
      path,
      action: { action: 'cancel-invoice', charge, note: 'By mistake.' },
      changeSince: () => firestore.doc(path).update({ status: 'Paid' }),
    };
  },
  'a completed order': async ({ uid }) => {
    const { id, path } = await storeOrder({ uid }, { status: 'Paid' });
    const charge = { type: 'product_order', uid, id } as const;
    return {
      path,
      action: { action: 'complete-order', charge },
      changeSince: () => firestore.doc(path).update({ status: 'Refunded' }),
    };
  },
  'a resolved attention item': async ({ uid }) => {
    const id = `${randomUUID()}_receipt_failed`;
    const raise = () => raiseAttentionNow({ id, kind: 'receipt_failed', uid });
    await raise();
    const { lastAt } = (await attention.doc(id).get()).data() ?? {};
    const moment = { seconds: lastAt?.seconds ?? 0, nanoseconds: lastAt?.nanoseconds ?? 0 };
    return {
      path: `attention/${id}`,
      action: { action: 'resolve-attention', id, lastAt: moment, note: 'By mistake.' },
      changeSince: raise,
    };
  },
  'a message that was closed': async (owner) => {
    await proveAddress(owner);
    const { uid } = owner;
    const { id, path } = await storeMessage({ uid }, 'Thank you.');
    await firestore.doc(path).update({ isOpen: true });
    const message = { uid, id };
    return {
      path,
      action: { action: 'close-messages', messages: [message], note: 'A greeting.' },
      changeSince: (admin) =>
        ask(admin, { action: 'reply-to-message', message, text: 'Gladly.', replies: 0 }),
    };
  },
  'a failed letter that was put away': async () => {
    const id = await storeAcknowledgement({ state: 'failed', failureReason: 'address' });
    return {
      path: `mail/${id}`,
      action: { action: 'dismiss-letter', id, note: 'Told on the phone.' },
      // As when it was sent again.
      changeSince: () => outbox.doc(id).update({ state: 'sent' }),
    };
  },
};

describe.each(Object.keys(undoables))('%s', (name) => {
  it('is as it was before, once it is undone by another administrator, and nobody gets a letter', async () => {
    const { path, action } = await make(name);
    const before = await stored(path);
    const { key } = await ask(await aStaffMember(), action);
    expect(await stored(path)).not.toEqual(before);
    const undone = await ask(await aStaffMember(), { action: 'undo', undoes: key });
    expect(undone).toMatchObject({ status: 200 });
    const { operatorChanges = [], ...rest } = (await stored(path)) ?? {};
    expect(rest).toEqual(before);
    expect(operatorChanges).toEqual([]);
    const letters = await outbox.where('path', '==', path).get();
    const kinds = letters.docs.map((letter) => letter.data().kind);
    // The operator hears of a new message.
    expect(kinds.filter((kind) => kind !== 'contact_notice')).toEqual([]);
    const [done, entry] = [await entryOf(key), await entryOf(undone.key)];
    expect(entry).toMatchObject({
      action: 'undo',
      undoes: key,
      path,
      chargePath: done?.chargePath,
      before: done?.after,
      after: done?.before,
    });
  });

  it('is undone once: a repetition answers what the first did, another request is refused', async () => {
    const { path, action } = await make(name);
    const [admin, another] = [await aStaffMember(), await aStaffMember()];
    const { key } = await ask(admin, action);
    const undo = { action: 'undo', undoes: key } as const;
    const first = await ask(admin, undo);
    const left = await stored(path);
    expect(await ask(admin, undo, first.key)).toEqual(first);
    for (const who of [admin, another]) {
      expect(await ask(who, undo)).toMatchObject({ body: { code: 'changed-meanwhile' } });
    }
    expect(await stored(path)).toEqual(left);
  });

  it('stays if it has changed since', async () => {
    const { path, action, changeSince } = await make(name);
    const admin = await aStaffMember();
    const { key } = await ask(admin, action);
    await changeSince(admin);
    const changed = await stored(path);
    expect(await ask(admin, { action: 'undo', undoes: key })).toMatchObject({
      body: { code: 'changed-meanwhile' },
    });
    expect(await stored(path)).toEqual(changed);
  });

  it('stays if it is done another time: each time has its own way back', async () => {
    const { path, action } = await make(name);
    const admin = await aStaffMember();
    const first = await ask(admin, action);
    await ask(admin, { action: 'undo', undoes: first.key });
    const second = await ask(admin, action);
    expect(second).toMatchObject({ status: 200 });
    const done = await stored(path);
    expect(await ask(admin, { action: 'undo', undoes: first.key })).toMatchObject({
      body: { code: 'changed-meanwhile' },
    });
    expect(await stored(path)).toEqual(done);
    expect(await ask(admin, { action: 'undo', undoes: second.key })).toMatchObject({ status: 200 });
  });

  it('is missing if its record is gone', async () => {
    const { path, action } = await make(name);
    const admin = await aStaffMember();
    const { key } = await ask(admin, action);
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
] as const)('a cancelled invoice with a payment that is %s: %i', async (state, status) => {
  const { path, action } = await make('a cancelled invoice');
  const admin = await aStaffMember();
  const { key } = await ask(admin, action);
  const { payment } = await aPaidOrder();
  const entry = (await ledgerEntry(payment)) as LedgerEntry;
  await payments.doc(`pay_${randomUUID()}`).set({ ...entry, path, state });
  expect(await ask(admin, { action: 'undo', undoes: key })).toMatchObject({ status });
});

it('the way back of a change is none itself', async () => {
  const { action } = await make('a completed order');
  const admin = await aStaffMember();
  const { key } = await ask(admin, action);
  const undone = await ask(admin, { action: 'undo', undoes: key });
  expect(await ask(admin, { action: 'undo', undoes: undone.key })).toMatchObject({ status: 400 });
});

it('what the customer reads of other changes stays', async () => {
  const { action, path } = await make('a completed order');
  const admin = await aStaffMember();
  const { key } = await ask(admin, action);
  const lines = ((await stored(path)) ?? {})['operatorChanges'] as object[];
  const other = { change: 'refunded', note: 'One user less.', amount: 500.5, id: randomUUID() };
  await firestore.doc(path).update({ operatorChanges: [...lines, other] });
  await ask(admin, { action: 'undo', undoes: key });
  expect(await stored(path)).toMatchObject({ status: 'Paid', operatorChanges: [other] });
});

async function make(name: string): Promise<Undoable> {
  const owner = await signUp();
  const undoable = await undoables[name]?.(owner);
  if (!undoable) throw new Error(`Nothing is called ${name}.`);
  return undoable;
}

async function ask(who: Account, action: DeskAction, key: string = randomUUID()) {
  const answer = await postAs<{ code?: string }>(who, endpoints.desk, { ...action, key });
  return { ...answer, key };
}

async function stored(path: string) {
  return (await firestore.doc(path).get()).data();
}

async function entryOf(key: string) {
  return (await audit.doc(key).get()).data();
}
