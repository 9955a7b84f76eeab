import { describe, expect, it } from 'vitest';
import { roles } from '../../../functions/shared/accounts/roles.ts';
import { revocations } from '../../../functions/src/platform/documents.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { endSessions } from '../../../functions/src/platform/sessions/end-sessions.ts';
import { noteRevocation } from '../../../functions/src/platform/sessions/note-revocation.ts';
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
  askDatabase,
  askEndpoint,
  closed,
  expectGood,
  expectOver,
  open,
  signIn,
} from '../../support/functions/accounts/sessions.ts';
import { asStaff } from '../../support/functions/accounts/staff.ts';

const minuteMs = 60 * 1000;

it('endSessions closes the database to an administrator’s token', async () => {
  const session = await asStaff(await anOlderSession());
  await endSessions(session.uid);
  expect(await askDatabase(session)).toEqual(closed);
});

it('noteRevocation keeps the latest moment for an hour and more', async () => {
  const { uid } = await anOlderSession();
  const before = await auth.getUser(uid);
  await endSessions(uid);
  const latest = await revocations.doc(uid).get();
  await noteRevocation(before);
  expect(await revocations.doc(uid).get()).toMatchObject({ updateTime: latest.updateTime });
  const { at, expiresAt } = latest.data() ?? {};
  expect(at?.toMillis()).toBeGreaterThan(Date.parse(before.tokensValidAfterTime ?? ''));
  expect(expiresAt?.toMillis()).toBeGreaterThan(Date.now() + 60 * minuteMs);
});

describe('an endpoint that meets the token of', () => {
  it('a revoked session refuses it, and from then on the database does', async () => {
    const session = await anOlderSession();
    await auth.revokeRefreshTokens(session.uid);
    await expectOver(session);
    await expectGood(await signIn(session));
  });

  it('a disabled account refuses it, and from then on the database does', async () => {
    const session = await anOlderSession();
    await auth.updateUser(session.uid, { disabled: true });
    await expectOver(session);
  });

  it.each(roles)(
    'the role %s that was taken away refuses it, and the database does',
    async (role) => {
      const session = await asStaff(await anOlderSession(), role);
      expect(await askEndpoint(session)).not.toBe(401);
      await auth.setCustomUserClaims(session.uid, null);
      await expectOver(session);
    },
  );

  it('a good session after a password reset has the database refuse the older ones', async () => {
    const session = await anOlderSession();
    await nextSecond();
    await auth.updateUser(session.uid, { password: 'another horse' });
    await expectGood(await signIn({ ...session, password: 'another horse' }));
    expect(await askDatabase(session)).toEqual(closed);
  });

  it('a new account, or one whose tokens were revoked long ago, notes no revocation', async () => {
    for (const session of [await signUp(), await anOlderSession()]) {
      await expectGood(session);
      expect((await revocations.doc(session.uid).get()).exists).toBe(false);
    }
  });
});

it('the session of a stranger who registered the owner’s address ahead is over once the owner has signed in with Google, and cannot end the owner’s next session', async () => {
  const stranger = await anOlderSession();
  const google = { name: 'Asha Example', email: stranger.email };
  expect((await addGoogleSignIn(google)).uid).toBe(stranger.uid);
  // The emulator revokes tokens then; nothing says that Firebase does.
  await age(stranger);
  await expectOver(stranger);
  const { tokensValidAfterTime } = await auth.getUser(stranger.uid);
  await nextSecond();
  await expectOver(stranger);
  expect(await auth.getUser(stranger.uid)).toMatchObject({ tokensValidAfterTime });
  await expectGood(await addGoogleSignIn(google));
});

it('a guest’s session is good, and stays so when the account is linked to Google', async () => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true });
  await age(guest);
  const session = withTokenOfAge(guest, 60);
  await expectGood(session);
  await addGoogleSignIn(aGoogleAccount(), guest.token);
  expect((await auth.getUser(guest.uid)).providerData).toHaveLength(1);
  await expectGood(session);
});

it('a token of a sign-in method that we do not use is refused', async () => {
  const account = await signUp();
  const custom = withClaims(account, {
    firebase: { identities: {}, sign_in_provider: 'custom' },
  });
  expect(await askDatabase(custom)).toEqual(open);
  expect(await askEndpoint(custom)).toBe(401);
});
