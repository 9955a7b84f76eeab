import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints, type SignInMethodsAnswer } from '../../../functions/shared/endpoints.ts';
import { confirmMethod } from '../../../functions/src/accounts/methods/confirm-method.ts';
import { followAddress } from '../../../functions/src/accounts/methods/follow-address.ts';
import { recordMethods } from '../../../functions/src/accounts/methods/record-methods.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { changeClaims } from '../../../functions/src/platform/sessions/change-claims.ts';
import { signInMethods } from '../../../functions/src/platform/sessions/sign-in-methods.ts';
import { addGoogleSignIn } from '../../support/browser/google/google.ts';
import { age, withTokenOfAge, type Account } from '../../support/functions/accounts/accounts.ts';
import { nextSecond } from '../../support/functions/next-second.ts';
import { postAs } from '../../support/functions/requests.ts';
import { callEndpoint } from '../../support/functions/accounts/sessions.ts';
import {
  aGoogle,
  aLinkedAccount,
  anAccount,
  emailsOf,
  signInAgain,
  trustOf,
} from '../../support/functions/accounts/sign-in-methods.ts';

it('trust follows an address that was changed by an emailed link', async () => {
  const owner = await anAccount();
  const email = `${randomUUID()}@example.org`;
  await auth.updateUser(owner.uid, { email });
  await followAddress(owner.uid);
  await recordMethods(await auth.getUser(owner.uid));
  expect(await trustOf(owner)).toEqual({ password: true });
  expect(await emailsOf(owner)).toEqual([]);
});

it('a role that is revoked while a scan writes stays revoked', async () => {
  const owner = await anAccount();
  await auth.setCustomUserClaims(owner.uid, {
    ...(await auth.getUser(owner.uid)).customClaims,
    admin: true,
  });
  await addGoogleSignIn(aGoogle(), owner.token);
  const listed = await auth.getUser(owner.uid);
  await Promise.all([
    recordMethods(listed),
    changeClaims(owner.uid, ({ customClaims }) => {
      const { admin: _, ...others } = customClaims ?? {};
      return others;
    }),
  ]);
  const { customClaims = {} } = await auth.getUser(owner.uid);
  expect(customClaims).not.toHaveProperty('admin');
  expect(customClaims).toHaveProperty('notifiedMethods');
  expect(customClaims).toHaveProperty('ownerEmail', owner.email);
});

it('sign-in-methods lists the methods, and removes one after a recent login with a confirmed method', async () => {
  const { owner, google, linked: intruder } = await aLinkedAccount();
  const session = await signInAgain(owner);
  const { body } = await list(session);
  expect(body.methods).toMatchObject([
    { provider: 'password', email: owner.email, isConfirmed: true },
    { provider: 'google.com', email: google.email, isConfirmed: false },
  ]);
  const [own, foreign] = body.methods.map(({ id }) => id);
  expect(await list(intruder, own)).toMatchObject({ body: { code: 'method-not-confirmed' } });
  expect(await list(session, own)).toMatchObject({ body: { code: 'last-method' } });
  expect(await list(session, 'google.com:x')).toMatchObject({ body: { code: 'record-missing' } });
  await age(owner);
  expect(await list(withTokenOfAge(session, 301), foreign)).toMatchObject({
    body: { code: 'sign-in-too-old' },
  });
  const fresh = await signInAgain(owner);
  await nextSecond();
  expect(await list(fresh, foreign)).toMatchObject({
    status: 200,
    body: { methods: [{ id: own }] },
  });
  expect(await callEndpoint(fresh)).toBe(401);
  expect((await addGoogleSignIn(google)).uid).not.toBe(owner.uid);
});

it('sign-in-methods keeps the address of an account that removes its password', async () => {
  const { owner } = await aLinkedAccount();
  await recordMethods(await auth.getUser(owner.uid));
  const { uid, email } = owner;
  const method = (await emailsOf(owner))[0]?.method ?? '';
  await confirmMethod({ uid, email, method });
  const session = await signInAgain(owner);
  const password = signInMethods(await auth.getUser(uid)).find((it) => it.provider === 'password');
  expect(await list(session, password?.mark)).toMatchObject({ status: 200 });
  expect(await auth.getUser(uid)).toMatchObject({ email });
  expect(await trustOf(owner)).toEqual({ 'google.com': true });
});

function list(account: Account, remove?: string) {
  return postAs<SignInMethodsAnswer & { code?: string }>(account, endpoints.signInMethods, {
    remove,
  });
}
