import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { type Account, signUp, signUpGuest } from '../../support/functions/accounts/accounts.ts';
import { emailsOf } from '../../support/functions/accounts/sign-in-methods.ts';
import { postAs } from '../../support/functions/requests.ts';

const accepted = { status: 200, body: { status: 'accepted' } };

it("send-verification-email sends the email to the account's address, whatever the request says", async () => {
  const account = await signUp();
  const other = { email: 'somebody@example.com', uid: 'somebody' };
  expect(await postAs(account, endpoints.sendVerificationEmail, other)).toEqual(accepted);
  expect(await emailsOf(account)).toMatchObject([
    { kind: 'email_verification', accountEmail: account.email },
  ]);
});

it('send-verification-email queues no email for a verified address', async () => {
  const account = await signUp({ isProven: true });
  expect(await ask(account)).toEqual(accepted);
  expect(await emailsOf(account)).toEqual([]);
});

it('send-verification-email sends the email even if Firebase considers the address verified', async () => {
  const account = await signUp();
  await auth.updateUser(account.uid, { emailVerified: true });
  expect(await ask(account)).toEqual(accepted);
  expect(await emailsOf(account)).toHaveLength(1);
});

it('send-verification-email refuses a guest', async () => {
  expect(await ask(await signUpGuest())).toMatchObject({ status: 400 });
});

function ask(account: Account) {
  return postAs(account, endpoints.sendVerificationEmail, {});
}
