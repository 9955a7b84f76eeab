import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdminAction } from '../../../functions/shared/admin/admin-actions.ts';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp, type Account } from '../../support/functions/accounts/accounts.ts';
import { actions } from '../../support/functions/admin-actions/actions.ts';
import { ask, asked, stored, entriesAbout } from '../../support/functions/admin-actions/request.ts';
import { aRefundOf } from '../../support/functions/admin-actions/payments.ts';
import { anInvoiceFor } from '../../support/functions/payments/issued-invoices.ts';
import { aPaidOrder, refundsOf } from '../../support/functions/payments/payments.ts';
import { addressOf } from '../../support/functions/requests.ts';
import { aStaffMember, withCode } from '../../support/functions/accounts/staff.ts';

expectErrors('provider-call-failed');

/** The change that the customer sees on the order or invoice. */
const customerChanges: Partial<Record<AdminAction['action'], string>> = {
  'cancel-invoice': 'cancelled',
  'complete-order': 'completed',
  'remind-of-invoice': 'reminded',
  'capture-payment': 'captured',
  'sync-payment': 'checked',
  'retry-receipt': 'receipt_retried',
  'apply-payment': 'payment_applied',
  'reverse-bank-payment': 'payment_reversed',
};

let admins: readonly [Account, Account];
beforeAll(async () => {
  admins = [await aStaffMember(), await aStaffMember()];
});

describe.each(Object.keys(actions) as AdminAction['action'][])('the admin panel: %s', (action) => {
  it('refuses invalid requests, and of two concurrent administrators applies the request of one, once', async () => {
    const owner = await signUp({ withProfile: true });
    const row = await actions[action](owner);
    const { path, look = () => stored(path), request, done, answer: body = done } = row;
    const { late = 'changed-since' } = row;
    const before = await look();
    const wrongNotes = 'note' in request ? [[{ note: ' ' }], [{ note: 'x'.repeat(501) }]] : [];
    const wrong = [...row.wrong, ...wrongNotes, [{ idempotencyKey: 'short' }]];
    const refusals = await Promise.all(
      (wrong as [object, string?][]).map(async ([change, code = 'invalid-request']) => {
        const { body: refusal } = await ask(admins[0], { ...request, ...change });
        return refusal.code === code ? [] : [{ change, code, refusal }];
      }),
    );
    expect(refusals.flat()).toEqual([]);
    expect(await look()).toEqual(before);
    expect(await entriesAbout(path, action)).toEqual([]);

    const keys = [request.idempotencyKey, randomUUID()] as const;
    const firstAsks = askSeveralTimes(admins[0], request);
    // The first one changes what the second one finds.
    if (late === null) await firstAsks;
    const secondAsks = askSeveralTimes(admins[1], { ...request, idempotencyKey: keys[1] });
    const [first, second] = await Promise.all([firstAsks, secondAsks]);
    const winner = first[0]?.status === 200 ? 0 : 1;
    const [applied, others] = winner === 0 ? [first, second] : [second, first];
    for (const answer of applied) expect(answer).toEqual({ status: 200, body });
    const expected = late === null ? { status: 200 } : { body: { code: late } };
    for (const answer of others) expect(answer).toMatchObject(expected);
    expect(await look()).not.toEqual(before);
    const entries = await Promise.all(keys.map(async (key) => (await audit.doc(key).get()).data()));
    expect(entries.filter(Boolean)).toHaveLength(late === null ? 2 : 1);
    const entry = entries[winner];
    const { uid: actorUid, email: actorEmail } = admins[winner];
    expect(entry).toMatchObject({ action, path, actorUid, actorEmail, ...done });
    expect(Math.abs((entry?.at.toMillis() ?? 0) - Date.now())).toBeLessThan(60_000);
    const payable = await stored(entry?.payablePath ?? 'users/none');
    const lines = (payable?.['operatorChanges'] ?? []) as { id?: string }[];
    const change = customerChanges[action];
    expect(lines.filter(({ id }) => id === keys[winner])).toMatchObject(
      change ? [{ change, note: entry?.note }] : [],
    );
    // A deleted account can't be exported.
    const exported = action === 'retry-deletion' ? owner.uid : await exportOf(owner);
    expect(exported).toContain(owner.uid);
    for (const { uid, email } of admins) {
      for (const ofStaff of [uid, email]) expect(exported).not.toContain(ofStaff);
    }
  });
});

it('a viewer may record a download, and nothing else', async () => {
  const viewer = await aStaffMember('viewer');
  const { request } = await actions['record-download'](viewer);
  expect(await ask(viewer, request)).toMatchObject({ status: 200 });
  const entry = (await audit.doc(request.idempotencyKey).get()).data();
  expect(entry).toMatchObject({ actorUid: viewer.uid, actorEmail: viewer.email });
  const reconciling = await actions.reconcile(viewer);
  expect(await ask(viewer, reconciling.request)).toMatchObject({ body: { code: 'view-only' } });
});

it('retrying a deletion deletes the account', async () => {
  const owner = await signUp();
  const { request } = await actions['retry-deletion'](owner);
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(`deletions/${owner.uid}`)).toMatchObject({ step: 'finished' });
  await expect(auth.getUser(owner.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});

it('the parameter can require a second factor, whatever the role says', async () => {
  const admin = await aStaffMember();
  const request = { action: 'mark-paid' };
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'invalid-request' } });
  vi.stubEnv('STAFF_SECOND_FACTOR', 'true');
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'second-factor-missing' } });
  expect(await ask(withCode(admin), request)).toMatchObject({ body: { code: 'invalid-request' } });
});

it('the key of another request or another administrator is refused', async () => {
  const [admin, another] = [await aStaffMember(), await aStaffMember()];
  const owner = await signUp();
  const first = await actions['cancel-invoice'](owner);
  expect(await ask(admin, first.request)).toMatchObject({ status: 200 });
  const second = await actions['cancel-invoice'](owner);
  const { idempotencyKey } = first.request;
  expect(await ask(admin, { ...second.request, idempotencyKey })).toMatchObject({ status: 409 });
  expect(await ask(another, first.request)).toMatchObject({ status: 409 });
  expect(await stored(second.path)).toMatchObject({ status: 'Pending' });
});

const differs = { status: 409, body: { code: 'request-differs' } };

it('a refund repeated with another amount or reason is refused, and the first one stays', async () => {
  const admin = await aStaffMember();
  const { payment } = await aPaidOrder();
  const request = asked(aRefundOf(payment, 50_000, 'One user less.'));
  const first = await ask(admin, request);
  expect(first).toMatchObject({ status: 200 });
  expect(await ask(admin, { ...request, amountMinor: 40_000 })).toMatchObject(differs);
  expect(await ask(admin, { ...request, note: 'Another reason.' })).toMatchObject(differs);
  expect(await ask(admin, request)).toEqual(first);
  // The page has learned of the refund since.
  const leftMinor = Number(payment['amount']) - 50_000;
  expect(await ask(admin, { ...request, leftMinor })).toEqual(first);
  expect(await refundsOf(payment)).toMatchObject([{ amountMinor: 50_000, note: 'One user less.' }]);
});

it('an invoice repeated with other terms is refused, but the order of the fields does not matter', async () => {
  const admin = await aStaffMember();
  const email = `${randomUUID()}@example.org`;
  const invoice = anInvoiceFor(email);
  const request = asked({ action: 'issue-invoice', invoice });
  const first = await ask(admin, request);
  expect(first).toMatchObject({ status: 200 });
  const others = [
    { note: 'Another note.' },
    { lines: invoice.lines.slice(0, 1) },
    { email: `other-${email}` },
  ];
  for (const terms of others) {
    const other = { ...request, invoice: { ...invoice, ...terms } };
    expect(await ask(admin, other)).toMatchObject(differs);
  }
  const turned = Object.fromEntries(Object.entries(invoice).toReversed());
  expect(await ask(admin, { ...request, invoice: turned })).toEqual(first);
});

/** Sends the same request twice at once, and then again. */
async function askSeveralTimes(who: Account, request: object) {
  const askOnce = async () => {
    const answer = await ask(who, request);
    // The emulator's reads, unlike Firestore's, aren't from one point in time and may see another request's
    // commit.
    return answer.body.code === 'changed-since' ? ask(who, request) : answer;
  };
  const answers = await Promise.all([askOnce(), askOnce()]);
  return [...answers, await ask(who, request)];
}

async function exportOf({ token }: Account): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(await addressOf(endpoints.exportAccount), { headers })).text();
}
