import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
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

describe.each(Object.keys(actions) as AdminAction['action'][])('the admin panel: %s', (action) => {
  it('refuses invalid requests, and applies a valid one once for five concurrent requests', async () => {
    const [admin, owner] = [await aStaffMember(), await signUp({ withProfile: true })];
    const row = await actions[action](owner);
    const { path, look = () => stored(path), request, done, answer: body = done } = row;
    const before = await look();
    const wrongNotes = 'note' in request ? [[{ note: ' ' }], [{ note: 'x'.repeat(501) }]] : [];
    const wrong = [
      ...row.wrong,
      ...wrongNotes,
      [{ idempotencyKey: 'short' }],
      [{ action: 'mark-paid' }],
    ];
    const refusals = await Promise.all(
      (wrong as [object, string?][]).map(async ([change, code = 'invalid-request']) => {
        const { body: refusal } = await ask(admin, { ...request, ...change });
        return refusal.code === code ? [] : [{ change, code, refusal }];
      }),
    );
    expect(refusals.flat()).toEqual([]);
    expect(await look()).toEqual(before);
    expect(await entriesAbout(path, action)).toEqual([]);

    const askOnce = async () => {
      const answer = await ask(admin, request);
      // The emulator's reads, unlike Firestore's, aren't from one point in time and may see another request's
      // commit.
      return answer.body.code === 'changed-since' ? ask(admin, request) : answer;
    };
    const answers = await Promise.all(Array.from({ length: 5 }, askOnce));
    answers.push(await ask(admin, request));
    for (const answer of answers) expect(answer).toEqual({ status: 200, body });
    expect(await look()).not.toEqual(before);
    expect(await entriesAbout(path, action)).toHaveLength(1);
    const entry = (await audit.doc(request.idempotencyKey).get()).data();
    const { uid: actorUid, email: actorEmail } = admin;
    expect(entry).toMatchObject({ action, path, actorUid, actorEmail, ...done });
    expect(Math.abs((entry?.at.toMillis() ?? 0) - Date.now())).toBeLessThan(60_000);
    const lines = (await stored(entry?.payablePath ?? 'users/none'))?.['operatorChanges'];
    const change = customerChanges[action];
    expect(change ? lines : []).toMatchObject(
      change ? [{ change, id: request.idempotencyKey, note: entry?.note }] : [],
    );
    // A deleted account can't be exported.
    const exported = action === 'retry-deletion' ? owner.uid : await exportOf(owner);
    expect(exported).toContain(owner.uid);
    for (const ofStaff of [admin.uid, admin.email]) expect(exported).not.toContain(ofStaff);
  });

  it('succeeds for only one of two concurrent administrators, unless both may make the change', async () => {
    const admins = [await aStaffMember(), await aStaffMember()];
    const { request, late = 'changed-since' } = await actions[action](await signUp());
    const keys = [randomUUID(), randomUUID()] as const;
    const answers = await Promise.all(
      admins.map((admin, index) => ask(admin, { ...request, idempotencyKey: keys[index] })),
    );
    const codes = answers.map(({ body }) => body.code ?? null);
    expect(codes).toContain(null);
    expect(codes.find((code) => code !== null) ?? null).toEqual(late);
    const entries = await Promise.all(keys.map((key) => audit.doc(key).get()));
    expect(entries.filter(({ exists }) => exists)).toHaveLength(late === null ? 2 : 1);
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

async function exportOf({ token }: Account): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(await addressOf(endpoints.exportAccount), { headers })).text();
}
