import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import type { Account } from '../../support/functions/accounts/accounts.ts';
import { nextSecond } from '../../support/functions/next-second.ts';
import { postAs } from '../../support/functions/requests.ts';
import {
  anOlderSession,
  queryDatabase,
  callEndpoint,
  closed,
  expectSessionValid,
  expectSessionEnded,
  signIn,
} from '../../support/functions/accounts/sessions.ts';
import { emailsOf } from '../../support/functions/accounts/sign-in-methods.ts';

it('sign-out-everywhere ends all current sessions of the account, at the endpoints and in the database', async () => {
  const [session, stranger] = await Promise.all([anOlderSession(), anOlderSession()]);
  const other = await signIn(session);
  await nextSecond();
  expect(await ask(session)).toEqual({ status: 200, body: { status: 'signed-out' } });
  expect(await queryDatabase(other)).toEqual(closed);
  expect(await callEndpoint(other)).toBe(401);
  await expectSessionEnded(session);
  await expectSessionValid(await signIn(session));
  await expectSessionValid(stranger);
});

it('report-password-change sends one email per change, however often it is reported, and closes the database to older sessions', async () => {
  const older = await anOlderSession();
  await nextSecond();
  const account = await withNewPassword(older);
  for (let time = 0; time < 2; time += 1) expect(await report(account)).toMatchObject(accepted);
  expect(await emailsOf(account)).toMatchObject([
    { kind: 'password_changed', accountEmail: account.email },
  ]);
  expect(await queryDatabase(older)).toEqual(closed);
  await expectSessionValid(account);
});

it('report-password-change sends no email without a change', async () => {
  const session = await anOlderSession();
  expect(await report(session)).toMatchObject(accepted);
  expect(await emailsOf(session)).toEqual([]);
});

const accepted = { status: 200, body: { status: 'accepted' } };

function ask(account: Account) {
  return postAs(account, endpoints.signOutEverywhere, {});
}

function report(account: Account) {
  return postAs(account, endpoints.reportPasswordChange, {});
}

async function withNewPassword(account: Account): Promise<Account> {
  const password = 'another horse';
  await auth.updateUser(account.uid, { password });
  return signIn({ ...account, password });
}
