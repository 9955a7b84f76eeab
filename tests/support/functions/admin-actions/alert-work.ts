import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { alerts } from '../../../../functions/src/alerts/alert.ts';
import { raiseAlertNow } from '../../../../functions/src/alerts/raise-alert.ts';
import { deletions, type Deletion } from '../../../../functions/src/platform/documents.ts';
import type { Account } from '../accounts/accounts.ts';
import { aStaffMember } from '../accounts/staff.ts';
import { minutesAgo, storeOrder } from '../stored.ts';
import { type Actions, asked, ask, stored } from './request.ts';
import { payableActions } from './payables.ts';

export const alertActions = {
  'retry-deletion': async (owner) => {
    const { path } = await aStuckDeletion(owner.uid, 'receipts');
    const [ended, goingOn] = [randomUUID(), randomUUID()];
    await aStuckDeletion(ended, 'finished');
    await aStuckDeletion(goingOn, 'documents', 0);
    return {
      path,
      look: async () => (await stored(path))?.['step'],
      request: asked({ action: 'retry-deletion', uid: owner.uid }),
      done: { before: {}, after: { step: 'receipts' } },
      wrong: [
        [{ uid: 'none' }, 'record-missing'],
        [{ uid: '../x' }, 'invalid-request'],
        [{ uid: ended }, 'changed-since'],
        [{ uid: goingOn }, 'changed-since'],
      ],
    };
  },
  reconcile: async () => {
    const request = asked({ action: 'reconcile', from: '2020-02-28', to: '2020-03-01' });
    const path = `reconciliations/${request.idempotencyKey}`;
    return {
      path,
      look: async () => (await stored(path)) !== undefined,
      request,
      done: { before: {}, after: { from: '2020-02-28', to: '2020-03-01' } },
      late: null,
      wrong: [
        [{ from: '2020-03-02' }, 'invalid-request'],
        [{ from: '2019-11-01' }, 'invalid-request'],
        [{ from: '2020-02-30' }, 'invalid-request'],
        [{ to: '2099-01-01', from: '2098-12-31' }, 'invalid-request'],
        [{ to: '../x' }, 'invalid-request'],
      ],
    };
  },
  'record-download': async () => {
    const filter = { status: 'Paid', inCurrency: 'INR', from: '2026-11-01', search: true } as const;
    const request = asked({ action: 'record-download', file: 'invoices', filter, rows: 27 });
    const { idempotencyKey } = request;
    return {
      path: `downloads/${idempotencyKey}`,
      look: async () => (await stored(`audit/${idempotencyKey}`)) !== undefined,
      request,
      done: { before: {}, after: { file: 'invoices', ...filter, rows: 27 } },
      late: null,
      wrong: [
        [{ file: 'customers' }, 'invalid-request'],
        [{ filter: { status: 'Asha Example' } }, 'invalid-request'],
        [{ filter: { from: 'x' } }, 'invalid-request'],
        [{ rows: -1 }, 'invalid-request'],
      ],
    };
  },
  undo: async (owner) => {
    const admin = await aStaffMember();
    const cancelled = await payableActions['cancel-invoice'](owner);
    const reminded = await payableActions['remind-of-invoice'](owner);
    const again = await payableActions['cancel-invoice'](owner);
    for (const { request } of [cancelled, reminded, again]) await ask(admin, request);
    await ask(admin, asked({ action: 'undo', undoes: again.request.idempotencyKey }));
    return {
      path: cancelled.path,
      request: asked({ action: 'undo', undoes: cancelled.request.idempotencyKey }),
      done: { before: { status: 'Cancelled' }, after: { status: 'Pending' } },
      wrong: [
        [{ undoes: randomUUID() }, 'record-missing'],
        [{ undoes: 'short' }, 'invalid-request'],
        // A change that sent an email can't be undone.
        [{ undoes: reminded.request.idempotencyKey }, 'invalid-request'],
        [{ undoes: again.request.idempotencyKey }, 'changed-since'],
      ],
    };
  },
  'resolve-alert': async (owner) => {
    const { id, lastAt } = await anAlert(owner);
    return {
      path: `alerts/${id}`,
      request: asked({ action: 'resolve-alert', id, lastAt, note: 'Answered.' }),
      done: { before: { resolved: false }, after: { resolved: true } },
      wrong: [
        [{ id: 'none' }, 'record-missing'],
        [{ id: '../x' }, 'invalid-request'],
        // The alert recurred after the page showed it.
        [{ lastAt: { ...lastAt, seconds: lastAt.seconds - 1 } }, 'changed-since'],
        [{ lastAt: { seconds: 'x', nanoseconds: 0 } }, 'invalid-request'],
      ],
    };
  },
} satisfies Actions;

async function aStuckDeletion(uid: string, step: Deletion['step'], minutes = 10) {
  const reference = deletions.doc(uid);
  await reference.set({ step, updatedAt: minutesAgo(minutes) });
  return reference;
}

/** Raises an alert about a single event, which stays resolved when it is raised again. */
async function anAlert({ uid }: Account) {
  const id = `${randomUUID()}_dispute`;
  const { path } = await storeOrder({ uid });
  await raiseAlertNow({ id, kind: 'dispute', uid, path });
  const { seconds, nanoseconds } = (await alerts.doc(id).get()).data()?.lastAt ?? Timestamp.now();
  return { id, lastAt: { seconds, nanoseconds } };
}
