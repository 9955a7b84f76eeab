import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { userCollectionPath, userPath } from '../../functions/shared/collections.ts';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { webhookEvents } from '../../functions/src/payments/documents.ts';
import {
  type Deletion,
  type DeletionStep,
  deletions,
} from '../../functions/src/platform/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { finishDeletions } from '../../functions/src/accounts/deletion/finish-deletions.schedule.ts';
import {
  deleteAccount,
  sweepDeletion,
} from '../../functions/src/accounts/deletion/delete-account.ts';
import { finishDeletions as finish } from '../../functions/src/accounts/deletion/finish-deletions.ts';
import { deletionSteps, type Step } from '../../functions/src/accounts/deletion/deletion-steps.ts';
import { newOutboxEntry } from '../../functions/src/outbox/new-outbox-entry.ts';
import { aQuery } from '../support/documents.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { anIssuedReceipt } from '../support/issued-receipts.ts';
import type { Account } from '../support/functions/accounts.ts';
import { aCustomer, documentsOf, remove, signInOf } from '../support/functions/customers.ts';
import { anOpenOrder } from '../support/functions/payments.ts';
import { reachSandbox } from '../support/functions/provider.ts';
import { deleteAll, minutesAgo } from '../support/functions/stored.ts';
import { anEvent, deliver } from '../support/functions/webhooks.ts';

expectErrors('deletion-failed');

const names = deletionSteps.map(({ name }) => name);
const moments = ['before', 'in the middle of', 'after'] as const;
type Moment = (typeof moments)[number];

const deaths = names.flatMap((name) => moments.map((moment) => [moment, name] as const));

beforeAll(async () => {
  reachSandbox();
  await deleteAll(deletions);
});

describe('a deletion that fails', () => {
  it.each(deaths)('%s the step %s is ended by the schedule', async (moment, name) => {
    const account = await aBuyer();
    await expect(deleteAccount(account.uid, failing(name, moment))).rejects.toThrow('The end.');
    expect(await noted(account)).toBe(name);
    await run();
    expect(await noted(account)).toBe(name);
    await setAge(account, 6);
    await run();
    await expectGone(account);
  });

  it.each(deaths)('%s the step %s is ended by asking again', async (moment, name) => {
    const account = await aBuyer();
    await expect(deleteAccount(account.uid, failing(name, moment))).rejects.toThrow('The end.');
    expect(await remove(account)).toEqual({ status: 200, body: { status: 'deleted' } });
    await expectGone(account);
  });
});

describe('a process that dies', () => {
  it.each(names)('in the step %s leaves the rest to the schedule', async (name) => {
    const account = await aBuyer();
    const script = resolve(import.meta.dirname, '../support/functions/interrupted-deletion.ts');
    const [, signal] = await once(spawn(process.execPath, [script, account.uid, name]), 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await noted(account)).toBe(name);
    await setAge(account, 6);
    await run();
    await expectGone(account);
  });
});

describe('the schedule', () => {
  it('leaves a deletion alone that began a step within the last five minutes', async () => {
    const account = await aCustomer();
    await deletions.doc(account.uid).set({ step: 'documents', updatedAt: minutesAgo(4) });
    await run();
    expect(await documentsOf(account)).toHaveLength(5);
  });

  it('does no harm when it runs twice at once, and beside the owner', async () => {
    const account = await aBuyer();
    await deletions.doc(account.uid).set({ step: 'documents', updatedAt: minutesAgo(6) });
    await Promise.all([run(), run(), remove(account)]);
    await expectGone(account);
  });

  it('does the others when one deletion fails, fails in the end, and tells the operator after six hours', async () => {
    const account = await aBuyer();
    // The authentication service knows no uid of this length.
    const stuck = 'a'.repeat(1400);
    await deletions.doc(stuck).set({ step: 'documents', updatedAt: minutesAgo(6) });
    await deletions.doc(account.uid).set({ step: 'events', updatedAt: minutesAgo(6) });
    await expect(run()).rejects.toThrow('A deletion was not finished.');
    await expectGone(account);
    const told = attention.doc(`deletion_stuck_${stuck}`);
    expect((await told.get()).exists).toBe(false);
    const later = new Date(Date.now() + 6 * 60 * 60 * 1000 + 1);
    await expect(finish(later)).rejects.toThrow('A deletion was not finished.');
    expect((await told.get()).data()).toMatchObject({ kind: 'deletion_stuck', uid: stuck });
    await deletions.doc(stuck).delete();
  });

  it('sweeps once, an hour later, what was written late', async () => {
    const account = await aBuyer();
    await remove(account);
    await writeLate(account);
    await setAge(account, 59);
    await run();
    expect(await documentsOf(account)).toHaveLength(2);
    expect(await noted(account)).toBe('finished');

    await setAge(account, 61);
    await run();
    await expectGone(account, 'swept');
    const swept = (await deletions.doc(account.uid).get()).data();
    expect(Object.keys(swept ?? {}).toSorted()).toEqual(['step', 'updatedAt']);

    await setAge(account, 10_000);
    const before = await deletions.doc(account.uid).get();
    await run();
    expect(await deletions.doc(account.uid).get()).toMatchObject({ updateTime: before.updateTime });
  });

  it('sweeps again when a sweep was interrupted', async () => {
    const account = await aBuyer();
    await remove(account);
    await writeLate(account);
    await setAge(account, 61);
    const sweep = sweepDeletion(account.uid, failing('letters', 'in the middle of'));
    await expect(sweep).rejects.toThrow('The end.');
    expect(await noted(account)).toBe('finished');
    await run();
    await expectGone(account, 'swept');
  });
});

function run(): Promise<unknown> {
  return Promise.resolve(finishDeletions.run({ scheduleTime: new Date().toISOString() }));
}

/** The steps, of which one fails. */
function failing(fatal: DeletionStep, moment: Moment): Step[] {
  return deletionSteps.map(({ name, run: runWhole }) => ({
    name,
    run: async (uid) => {
      if (name !== fatal) return runWhole(uid);
      if (moment === 'after') await runWhole(uid);
      if (moment === 'in the middle of') await halves[name](uid);
      throw new Error('The end.');
    },
  }));
}

/** A part of what each step does. */
const halves: Record<DeletionStep, (uid: string) => Promise<unknown>> = {
  documents: (uid) =>
    Promise.all([
      firestore.doc(userPath(uid)).delete(),
      deleteAll(firestore.collection(userCollectionPath(uid, 'orders'))),
    ]),
  receipts: (uid) => receipts.doc(`R-${uid}-1`).update({ buyer: null }),
  letters: (uid) => outbox.doc(`paid_${uid}`).delete(),
  events: (uid) => webhookEvents.doc(`evt_1_${uid}`).update({ body: null }),
  // It is one request, whose answer may get lost.
  'sign-in': (uid) => deletionSteps.find(({ name }) => name === 'sign-in')?.run(uid) ?? fail(),
};

function fail(): never {
  throw new Error('There is no such step.');
}

/** A customer with an order that is being paid, two letters, two receipts and two parked deliveries. */
async function aBuyer(): Promise<Account> {
  const account = await aCustomer();
  const { payment } = await anOpenOrder(account);
  const named = { ...payment, email: account.email };
  for (const number of [1, 2]) {
    await deliver(anEvent('invoice.expired', named), { eventId: `evt_${number}_${account.uid}` });
  }
  await queueLetters(account);
  for (const number of [1, 2]) {
    const receipt = anIssuedReceipt({ uid: account.uid });
    await receipts.doc(`R-${account.uid}-${number}`).set(receipt);
  }
  return account;
}

async function queueLetters({ uid, email }: Account): Promise<void> {
  for (const id of [`paid_${uid}`, `paid_again_${uid}`]) {
    await outbox
      .doc(id)
      .set(newOutboxEntry('payment_confirmed', { uid, dueAt: minutesAgo(-60), givenEmail: email }));
  }
}

/** What was under way while the account was deleted. */
async function writeLate(account: Account): Promise<void> {
  await firestore.doc(userPath(account.uid)).set({ name: 'Asha Example' });
  await firestore.collection(userCollectionPath(account.uid, 'queries')).add(aQuery());
  await queueLetters(account);
}

async function setAge({ uid }: Account, minutes: number): Promise<void> {
  await deletions.doc(uid).update({ updatedAt: minutesAgo(minutes) });
}

async function noted({ uid }: Account): Promise<Deletion['step'] | undefined> {
  return (await deletions.doc(uid).get()).data()?.step;
}

async function expectGone(account: Account, step: Deletion['step'] = 'finished'): Promise<void> {
  expect(await documentsOf(account)).toEqual([]);
  const kept = await outbox.where('uid', '==', account.uid).get();
  expect(kept.docs.filter((letter) => letter.data().kind !== 'contact_notice')).toEqual([]);
  for (const number of [1, 2]) {
    const event = await webhookEvents.doc(`evt_${number}_${account.uid}`).get();
    expect(event.data()).toMatchObject({ outcome: 'ignored', body: null });
  }
  for (const number of [1, 2]) {
    const receipt = await receipts.doc(`R-${account.uid}-${number}`).get();
    expect(receipt.data()).toMatchObject({ buyer: null, uid: account.uid });
  }
  expect(await signInOf(account)).toBe('auth/user-not-found');
  expect(await noted(account)).toBe(step);
}
