import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DeskAction } from '../../functions/shared/desk.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import {
  age,
  expired,
  signUp,
  signUpGuest,
  withClaims,
  withTokenOfAge,
  type Account,
} from '../support/functions/accounts.ts';
import { actions } from '../support/functions/desk-actions/actions.ts';
import { ask, stored, entriesAbout } from '../support/functions/desk-actions/asked.ts';
import { post } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';

const hourSeconds = 60 * 60;

describe.each(Object.keys(actions) as DeskAction['action'][])('the desk: %s', (action) => {
  it('does it once, with an entry of the audit that names who, what and when', async () => {
    const admin = await aStaffMember();
    const {
      path,
      look,
      request,
      done,
      answer: body = done,
    } = await actions[action](await signUp());
    const before = await look();
    const answers = [await ask(admin, request), await ask(admin, request)];
    for (const answer of answers) expect(answer).toEqual({ status: 200, body });
    expect(await look()).not.toEqual(before);
    const entry = (await audit.doc(request.key).get()).data();
    expect(entry).toMatchObject({
      action,
      path,
      actorUid: admin.uid,
      actorEmail: admin.email,
      ...done,
    });
    expect(Math.abs((entry?.at.toMillis() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await entriesAbout(path, action)).toHaveLength(1);
  });

  it('lets one of two administrators do it who press at once, unless both may', async () => {
    const admins = [await aStaffMember(), await aStaffMember()];
    const { request, late } = await actions[action](await signUp());
    const keys = [randomUUID(), randomUUID()] as const;
    const answers = await Promise.all(
      admins.map((admin, index) => ask(admin, { ...request, key: keys[index] })),
    );
    const codes = answers.map(({ body }) => body.code ?? null);
    expect(new Set(codes)).toEqual(new Set([null, late]));
    const entries = await Promise.all(keys.map((key) => audit.doc(key).get()));
    expect(entries.filter(({ exists }) => exists)).toHaveLength(late === null ? 2 : 1);
  });

  it('does it once for a request that is sent five times at once', async () => {
    const admin = await aStaffMember();
    const { path, request, done, answer: body = done } = await actions[action](await signUp());
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(admin, request)));
    for (const answer of answers) expect(answer).toEqual({ status: 200, body });
    expect(await entriesAbout(path, action)).toHaveLength(1);
  });

  it('refuses what does not fit the record', async () => {
    const admin = await aStaffMember();
    const { path, request, wrong } = await actions[action](await signUp());
    const refused = [
      ...wrong,
      [{ key: 'short' }, 'invalid-request'],
      [{ action: 'mark-paid' }, 'invalid-request'],
    ] as const;
    for (const [change, code] of refused) {
      expect(await ask(admin, { ...request, ...change })).toMatchObject({ body: { code } });
    }
    expect(await entriesAbout(path, action)).toEqual([]);
  });
});

// The endpoint asks who it is before it reads what to do.
it('everybody else is refused, and nothing is changed', async () => {
  const owner = await signUp();
  const { path, look, request } = await actions['refund-payment'](owner);
  const before = await look();
  const admin = await aStaffMember();
  await age(admin, 13 * hourSeconds);
  const former = await aStaffMember();
  await auth.setCustomUserClaims(former.uid, null);
  const refused: [who: Account, code: string][] = [
    [owner, 'not-staff'],
    [await signUp(), 'not-staff'],
    [await signUpGuest(), 'not-staff'],
    [withClaims(await signUp(), { admin: 'true' }), 'not-staff'],
    // The claim of a token alone is not enough.
    [withClaims(await signUp(), { admin: true }), 'unauthenticated'],
    [await aStaffMember('viewer'), 'only-looking'],
    [await aStaffMember('admin', { roleMethods: [] }), 'not-staff'],
    [await aStaffMember('admin', { roleMethods: ['google.com'] }), 'other-method'],
    [await aStaffMember('admin', { secondFactor: true }), 'second-factor-missing'],
    [former, 'unauthenticated'],
    [expired(admin), 'unauthenticated'],
    [withTokenOfAge(admin, 12 * hourSeconds + 60), 'shift-over'],
  ];
  for (const [who, code] of refused) {
    expect(await ask(who, request)).toMatchObject({ body: { code } });
  }
  expect(await post(endpoints.desk, request)).toMatchObject({
    body: { code: 'unauthenticated' },
  });
  expect(await look()).toEqual(before);
  expect(await entriesAbout(path, 'refund-payment')).toEqual([]);
});

it('the key of another request, or of another person, is refused', async () => {
  const [admin, another] = [await aStaffMember(), await aStaffMember()];
  const owner = await signUp();
  const first = await actions['cancel-invoice'](owner);
  expect(await ask(admin, first.request)).toMatchObject({ status: 200 });
  const second = await actions['cancel-invoice'](owner);
  const { key } = first.request;
  expect(await ask(admin, { ...second.request, key })).toMatchObject({ status: 409 });
  expect(await ask(another, first.request)).toMatchObject({ status: 409 });
  expect(await stored(second.path)).toMatchObject({ status: 'Pending' });
});
