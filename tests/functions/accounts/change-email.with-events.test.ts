import { expect, it } from 'vitest';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { addGoogleSignIn, aGoogleAccount } from '../../support/browser/google/google.ts';
import {
  anAddress,
  age,
  signedInAgo,
  signUp,
  signUpGuest,
  type Account,
} from '../../support/functions/accounts/accounts.ts';
import { subjectsTo } from '../../support/functions/outbox.ts';
import { postAs } from '../../support/functions/requests.ts';

const accepted = { status: 200, body: { status: 'accepted' } };
const newSubject = 'Confirm your new email address for Example Recovery';
const noticeSubject = 'Email change requested for your Example Recovery account';

it('change-email sends the link to the new address, notifies the current one, and changes nothing yet', async () => {
  const [account, newEmail] = [await signUp(), anAddress()];
  expect(await ask(account, `${newEmail}\u200E`)).toEqual(accepted);
  await expect.poll(() => subjectsTo(newEmail)).toEqual([newSubject]);
  await expect.poll(() => subjectsTo(account.email)).toEqual([noticeSubject]);
  expect(await auth.getUser(account.uid)).toMatchObject({ email: account.email });
});

it('change-email requires a recent login', async () => {
  const account = await signUp();
  await age(account);
  const refused = { status: 403, body: { code: 'sign-in-too-old' } };
  const old = signedInAgo(account, 6 * 60, 'password');
  expect(await ask(old, anAddress())).toMatchObject(refused);
  expect(await ask(signedInAgo(account, 4 * 60, 'password'), anAddress())).toEqual(accepted);
});

it('change-email refuses accounts without a password, and invalid addresses', async () => {
  const google = await addGoogleSignIn(aGoogleAccount());
  const account = await signUp();
  const invalid = { status: 400, body: { code: 'invalid-request' } };
  expect(await ask(google, anAddress())).toMatchObject(invalid);
  expect(await ask(await signUpGuest(), anAddress())).toMatchObject(invalid);
  for (const wrong of ['', 'asha@', `${anAddress()},${anAddress()}`, account.email.toUpperCase()]) {
    expect(await ask(account, wrong)).toMatchObject(invalid);
  }
  for (const { uid } of [google, account]) {
    expect((await outbox.where('uid', '==', uid).get()).size).toBe(0);
  }
});

function ask(account: Account, newEmail: string) {
  return postAs(account, endpoints.changeEmail, { newEmail });
}
