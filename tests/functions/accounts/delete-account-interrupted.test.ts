import { beforeEach, expect, it } from 'vitest';
import { erasedNote } from '../../../functions/shared/admin/audit.ts';
import { userCollectionPath, userPath } from '../../../functions/shared/collections.ts';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { audit, type AuditEntry } from '../../../functions/src/audit/audit-entry.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { webhookEvents } from '../../../functions/src/payments/documents.ts';
import {
  type Deletion,
  type DeletionStep,
  deletions,
} from '../../../functions/src/platform/documents.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { receipts } from '../../../functions/src/receipts/documents.ts';
import { finishDeletions } from '../../../functions/src/accounts/deletion/finish-deletions.schedule.ts';
import {
  deleteAccount,
  sweepDeletion,
} from '../../../functions/src/accounts/deletion/delete-account.ts';
import { finishDeletions as finish } from '../../../functions/src/accounts/deletion/finish-deletions.ts';
import {
  deletionSteps,
  type Step,
} from '../../../functions/src/accounts/deletion/deletion-steps.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { aQuery } from '../../support/documents.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { anIssuedReceipt } from '../../support/issued-receipts.ts';
import type { Account } from '../../support/functions/accounts/accounts.ts';
import {
  aCustomer,
  documentsOf,
  remove,
  signInOf,
} from '../../support/functions/accounts/customers.ts';
import { quarantine } from '../../support/functions/payments/quarantine.ts';
import { anOpenOrder } from '../../support/functions/payments/payments.ts';
import { deleteAll, minutesAgo } from '../../support/functions/stored.ts';

expectErrors('deletion-failed');

const names = deletionSteps.map(({ name }) => name);

beforeEach(() => deleteAll(deletions));

/** Each try fails one step after the previous try. */
it('the schedule finishes a deletion that failed in the middle of each step', async () => {
  const account = await aBuyer();
  for (const name of names) {
    const deletion = deleteAccount(account.uid, failing('in the middle of', name));
    await expect(deletion).rejects.toThrow(`Failed while ${name} was noted.`);
    expect(await noted(account)).toBe(name);
  }
  await setAge(account, 4);
  await run();
  expect(await noted(account)).toBe(names.at(-1));
  await setAge(account, 6);
  await run();
  await expectGone(account);
});

it('a repeated request finishes a deletion that failed after each step', async () => {
  const account = await aBuyer();
  for (const name of names) {
    const deletion = deleteAccount(account.uid, failing('after', name));
    await expect(deletion).rejects.toThrow(`Failed while ${name} was noted.`);
  }
  expect(await remove(account)).toEqual({ status: 200, body: { status: 'deleted' } });
  await expectGone(account);
});

it("the schedule can run twice at once and alongside the owner's request", async () => {
  const account = await aBuyer();
  await deletions.doc(account.uid).set({ step: 'documents', updatedAt: minutesAgo(6) });
  await Promise.all([run(), run(), remove(account)]);
  await expectGone(account);
});

it('the schedule finishes other deletions when one fails, then fails itself, and raises an alert after six hours', async () => {
  const account = await aBuyer();
  // The authentication service rejects a uid of this length.
  const stuck = 'a'.repeat(1400);
  await deletions.doc(stuck).set({ step: 'documents', updatedAt: minutesAgo(6) });
  await deletions.doc(account.uid).set({ step: 'events', updatedAt: minutesAgo(6) });
  await expect(run()).rejects.toThrow('A deletion was not finished.');
  await expectGone(account);
  const raised = alerts.doc(`deletion_stuck_${stuck}`);
  expect((await raised.get()).exists).toBe(false);
  const later = new Date(Date.now() + 6 * 60 * 60 * 1000 + 1);
  await expect(finish(later)).rejects.toThrow('A deletion was not finished.');
  expect((await raised.get()).data()).toMatchObject({ kind: 'deletion_stuck', uid: stuck });
  await deletions.doc(stuck).delete();
});

it('the schedule sweeps late writes once, an hour later, even if a sweep fails', async () => {
  const account = await aBuyer();
  await remove(account);
  await writeLate(account);
  await setAge(account, 59);
  await run();
  expect(await documentsOf(account)).toHaveLength(2);

  await setAge(account, 61);
  const sweep = sweepDeletion(account.uid, failing('in the middle of', 'emails'));
  await expect(sweep).rejects.toThrow('Failed while finished was noted.');
  await run();
  await expectGone(account, 'swept');
  const swept = (await deletions.doc(account.uid).get()).data();
  expect(Object.keys(swept ?? {}).toSorted()).toEqual(['step', 'updatedAt']);

  await setAge(account, 10_000);
  const before = await deletions.doc(account.uid).get();
  await run();
  expect(await deletions.doc(account.uid).get()).toMatchObject({ updateTime: before.updateTime });
});

async function run(): Promise<void> {
  await finishDeletions.run({ scheduleTime: new Date().toISOString() });
}

/** Makes one step fail. The stored step is then the one that a killed process would leave. */
function failing(moment: 'in the middle of' | 'after', fatal: DeletionStep): Step[] {
  return deletionSteps.map(({ name, run: runWhole }) => ({
    name,
    run: async (uid) => {
      if (name !== fatal) return runWhole(uid);
      await (moment === 'after' ? runWhole : halves[name])(uid);
      throw new Error(`Failed while ${await noted({ uid })} was noted.`);
    },
  }));
}

/** A part of the work of each step. */
const halves: Record<DeletionStep, (uid: string) => Promise<unknown>> = {
  documents: (uid) =>
    Promise.all([
      firestore.doc(userPath(uid)).delete(),
      deleteAll(firestore.collection(userCollectionPath(uid, 'orders'))),
    ]),
  notes: (uid) => audit.doc(`note_1_${uid}`).update({ note: erasedNote }),
  receipts: (uid) => receipts.doc(`R-${uid}-1`).update({ buyer: null }),
  emails: (uid) => outbox.doc(`paid_${uid}`).delete(),
  events: (uid) => webhookEvents.doc(`evt_1_${uid}`).update({ body: null }),
  // The step is a single request, whose answer may get lost.
  'sign-in': (uid) => auth.deleteUser(uid),
};

async function aBuyer(): Promise<Account> {
  const account = await aCustomer();
  const { uid, email } = account;
  const { payment } = await anOpenOrder(account);
  await Promise.all([
    ...[1, 2].flatMap((number) => [
      quarantine({ ...payment, email }, { eventId: `evt_${number}_${uid}` }),
      receipts.doc(`R-${uid}-${number}`).set(anIssuedReceipt({ uid })),
      audit.doc(`note_${number}_${uid}`).set(aNoteOn(uid)),
    ]),
    queueEmails(account),
  ]);
  return account;
}

function aNoteOn(uid: string): AuditEntry {
  return {
    action: 'note-message',
    path: `${userCollectionPath(uid, 'queries')}/q`,
    payablePath: null,
    actorUid: null,
    actorEmail: null,
    before: {},
    after: {},
    note: 'Asha was called.',
    at: minutesAgo(1),
  };
}

async function queueEmails({ uid, email }: Account): Promise<void> {
  for (const id of [`paid_${uid}`, `paid_again_${uid}`]) {
    await outbox
      .doc(id)
      .set(
        newOutboxEntry('payment_confirmed', { uid, dueAt: minutesAgo(-60), recipientEmail: email }),
      );
  }
}

/** Writes documents like requests that were running during the deletion. */
async function writeLate(account: Account): Promise<void> {
  await firestore.doc(userPath(account.uid)).set({ name: 'Asha Example' });
  await firestore.collection(userCollectionPath(account.uid, 'queries')).add(aQuery());
  await queueEmails(account);
}

async function setAge({ uid }: Account, minutes: number): Promise<void> {
  await deletions.doc(uid).update({ updatedAt: minutesAgo(minutes) });
}

async function noted({ uid }: Pick<Account, 'uid'>): Promise<Deletion['step'] | undefined> {
  return (await deletions.doc(uid).get()).data()?.step;
}

async function expectGone(account: Account, step: Deletion['step'] = 'finished'): Promise<void> {
  const { uid } = account;
  expect(await documentsOf(account)).toEqual([]);
  const kept = await outbox.where('uid', '==', uid).get();
  expect(kept.docs.filter((email) => email.data().kind !== 'contact_notice')).toEqual([]);
  for (const number of [1, 2]) {
    const event = await webhookEvents.doc(`evt_${number}_${uid}`).get();
    expect(event.data()).toMatchObject({ outcome: 'ignored', body: null });
    const receipt = await receipts.doc(`R-${uid}-${number}`).get();
    expect(receipt.data()).toMatchObject({ buyer: null, uid });
    const note = await audit.doc(`note_${number}_${uid}`).get();
    expect(note.data()).toMatchObject({ action: 'note-message', note: erasedNote });
  }
  expect(await signInOf(account)).toBe('auth/user-not-found');
  expect(await noted(account)).toBe(step);
}
