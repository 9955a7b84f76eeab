import { describe, expect, it } from 'vitest';
import { roles } from '../../../functions/shared/accounts/roles.ts';
import { revocations } from '../../../functions/src/platform/documents.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { endSessions } from '../../../functions/src/platform/sessions/end-sessions.ts';
import { recordRevocation } from '../../../functions/src/platform/sessions/record-revocation.ts';
import { addGoogleSignIn, aGoogleAccount } from '../../support/browser/google/google.ts';
import {
  age,
  signUp,
  signUpGuest,
  storeProfile,
  withClaims,
  withTokenOfAge,
} from '../../support/functions/accounts/accounts.ts';
import { nextSecond } from '../../support/functions/next-second.ts';
import {
  anOlderSession,
  queryDatabase,
  callEndpoint,
  closed,
  expectSessionValid,
  expectSessionEnded,
  open,
  signIn,
} from '../../support/functions/accounts/sessions.ts';
import { asStaff } from '../../support/functions/accounts/staff.ts';

const minuteMs = 60 * 1000;

it("endSessions closes the database to an administrator's token", async () => {
  const session = await asStaff(await anOlderSession());
  await endSessions(session.uid);
  expect(await queryDatabase(session)).toEqual(closed);
});

it('recordRevocation keeps the latest time for more than an hour', async () => {
  const { uid } = await anOlderSession();
  const before = await auth.getUser(uid);
  await endSessions(uid);
  const latest = await revocations.doc(uid).get();
  await recordRevocation(before);
  expect(await revocations.doc(uid).get()).toMatchObject({ updateTime: latest.updateTime });
  const { at, expiresAt } = latest.data() ?? {};
  expect(at?.toMillis()).toBeGreaterThan(Date.parse(before.tokensValidAfterTime ?? ''));
  expect(expiresAt?.toMillis()).toBeGreaterThan(Date.now() + 60 * minuteMs);
});

describe('an endpoint called with the token of', () => {
  it('a revoked session refuses it, and the database then refuses it too', async () => {
    const session = await anOlderSession();
    await auth.revokeRefreshTokens(session.uid);
    await expectSessionEnded(session);
    await expectSessionValid(await signIn(session));
  });

  it('a disabled account refuses it, and the database then refuses it too', async () => {
    const session = await anOlderSession();
    await auth.updateUser(session.uid, { disabled: true });
    await expectSessionEnded(session);
  });

  it.each(roles)(
    'the revoked role %s refuses it, and the database then refuses it too',
    async (role) => {
      const session = await asStaff(await anOlderSession(), role);
      expect(await callEndpoint(session)).not.toBe(401);
      await auth.setCustomUserClaims(session.uid, null);
      await expectSessionEnded(session);
    },
  );

  it('a new session after a password reset closes the database to older ones', async () => {
    const session = await anOlderSession();
    await nextSecond();
    await auth.updateUser(session.uid, { password: 'another horse' });
    await expectSessionValid(await signIn({ ...session, password: 'another horse' }));
    expect(await queryDatabase(session)).toEqual(closed);
  });

  it('a new account, or one whose tokens were revoked long ago, stores no revocation', async () => {
    for (const session of [await signUp(), await anOlderSession()]) {
      await expectSessionValid(session);
      expect((await revocations.doc(session.uid).get()).exists).toBe(false);
    }
  });
});

it("the session of a stranger who registered the owner's address ends when the owner logs in with Google, and cannot end the owner's next session", async () => {
  const stranger = await anOlderSession();
  const google = { name: 'Asha Example', email: stranger.email };
  expect((await addGoogleSignIn(google)).uid).toBe(stranger.uid);
  // The emulator revokes tokens at this point. Firebase doesn't document that it does the same.
  await age(stranger);
  await expectSessionEnded(stranger);
  const { tokensValidAfterTime } = await auth.getUser(stranger.uid);
  await nextSecond();
  await expectSessionEnded(stranger);
  expect(await auth.getUser(stranger.uid)).toMatchObject({ tokensValidAfterTime });
  await expectSessionValid(await addGoogleSignIn(google));
});

it("a guest's session is valid, and stays valid when the account is linked to Google", async () => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true });
  await age(guest);
  const session = withTokenOfAge(guest, 60);
  await expectSessionValid(session);
  await addGoogleSignIn(aGoogleAccount(), guest.token);
  expect((await auth.getUser(guest.uid)).providerData).toHaveLength(1);
  await expectSessionValid(session);
});

it('a token of an unsupported login method is refused', async () => {
  const account = await signUp();
  const custom = withClaims(account, {
    firebase: { identities: {}, sign_in_provider: 'custom' },
  });
  expect(await queryDatabase(custom)).toEqual(open);
  expect(await callEndpoint(custom)).toBe(401);
});
