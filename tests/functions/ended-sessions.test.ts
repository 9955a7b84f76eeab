import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { revocations } from '../../functions/src/platform/documents.ts';
import { auth } from '../../functions/src/platform/firebase.ts';
import { endSessions } from '../../functions/src/platform/sessions/end-sessions.ts';
import { noteRevocation } from '../../functions/src/platform/sessions/note-revocation.ts';
import { addGoogleSignIn, aGoogleAccount } from '../support/browser/google.ts';
import {
  age,
  signUp,
  signUpGuest,
  storeProfile,
  withClaims,
  withTokenOfAge,
} from '../support/functions/accounts.ts';
import {
  anOlderSession,
  askDatabase,
  askEndpoint,
  closed,
  expectGood,
  expectOver,
  open,
  signIn,
} from '../support/functions/sessions.ts';

const minuteMs = 60 * 1000;

describe('endSessions', () => {
  it('closes the database to a token that read it, and leaves it open to a new sign-in', async () => {
    const session = await anOlderSession();
    await expectGood(session);
    await endSessions(session.uid);
    expect(await askDatabase(session)).toEqual(closed);
    expect(await askEndpoint(session)).toBe(401);
    await expectGood(await signIn(session));
  });

  it('closes it to an administrator’s token', async () => {
    const session = withClaims(await anOlderSession(), { admin: true });
    await endSessions(session.uid);
    expect(await askDatabase(session)).toEqual(closed);
  });

  it('disables the account when asked to', async () => {
    const session = await anOlderSession();
    await endSessions(session.uid, { isDisabling: true });
    await expectOver(session);
    expect(await auth.getUser(session.uid)).toMatchObject({ disabled: true });
  });

  it('can be repeated', async () => {
    const session = await anOlderSession();
    await Promise.all([endSessions(session.uid), endSessions(session.uid)]);
    await endSessions(session.uid);
    await expectOver(session);
  });

  it('rejects for an account that is not there', async () => {
    await expect(endSessions('nobody')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });
});

describe('noteRevocation', () => {
  it('keeps the latest moment for an hour and more', async () => {
    const { uid } = await anOlderSession();
    await endSessions(uid);
    const before = await auth.getUser(uid);
    await wait(1000);
    await endSessions(uid);
    const latest = await revocations.doc(uid).get();
    await noteRevocation(before);
    expect(await revocations.doc(uid).get()).toMatchObject({ updateTime: latest.updateTime });
    const { at, expiresAt } = latest.data() ?? {};
    expect(at?.toMillis()).toBeGreaterThan(Date.parse(before.tokensValidAfterTime ?? ''));
    expect(expiresAt?.toMillis()).toBeGreaterThan(Date.now() + 60 * minuteMs);
  });
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

  it('an administrator whose claim was taken away refuses it, and the database does', async () => {
    const session = withClaims(await anOlderSession(), { admin: true });
    await auth.setCustomUserClaims(session.uid, { admin: true });
    expect(await askEndpoint(session)).not.toBe(401);
    await auth.setCustomUserClaims(session.uid, null);
    await expectOver(session);
  });

  it('a good session after a password reset has the database refuse the older ones', async () => {
    const session = await anOlderSession();
    await wait(1000);
    await auth.updateUser(session.uid, { password: 'another horse' });
    await expectGood(await signIn({ ...session, password: 'another horse' }));
    expect(await askDatabase(session)).toEqual(closed);
  });

  it('a new account notes no revocation', async () => {
    const account = await signUp();
    await expectGood(account);
    expect((await revocations.doc(account.uid).get()).exists).toBe(false);
  });

  it('an account whose tokens were revoked long ago notes no revocation', async () => {
    const session = await anOlderSession();
    await expectGood(session);
    expect((await revocations.doc(session.uid).get()).exists).toBe(false);
  });
});

describe('the session of a stranger who registered the owner’s address ahead', () => {
  it('is over once the owner has signed in with Google', async () => {
    const stranger = await anOlderSession();
    const owner = await addGoogleSignIn({ name: 'Asha Example', email: stranger.email });
    expect(owner.uid).toBe(stranger.uid);
    // The emulator revokes tokens then; nothing says that Firebase does.
    await age(stranger);
    await expectOver(stranger);
    await expectGood(await addGoogleSignIn({ name: 'Asha Example', email: stranger.email }));
  });

  it('ends once: it cannot end the owner’s next session', async () => {
    const stranger = await anOlderSession();
    const google = { name: 'Asha Example', email: stranger.email };
    await addGoogleSignIn(google);
    await age(stranger);
    await expectOver(stranger);
    const { tokensValidAfterTime } = await auth.getUser(stranger.uid);
    await wait(1000);
    await expectOver(stranger);
    expect(await auth.getUser(stranger.uid)).toMatchObject({ tokensValidAfterTime });
  });
});

describe('a guest’s session', () => {
  it('is good, and stays so when the account is linked to Google', async () => {
    const guest = await signUpGuest();
    await storeProfile(guest.uid, { isAnonymous: true });
    await age(guest);
    const session = withTokenOfAge(guest, 60);
    await expectGood(session);
    await addGoogleSignIn(aGoogleAccount(), guest.token);
    expect((await auth.getUser(guest.uid)).providerData).toHaveLength(1);
    await expectGood(session);
  });
});

it('a token of a sign-in method that we do not use is refused', async () => {
  const account = await signUp();
  const custom = withClaims(account, {
    firebase: { identities: {}, sign_in_provider: 'custom' },
  });
  expect(await askDatabase(custom)).toEqual(open);
  expect(await askEndpoint(custom)).toBe(401);
});
