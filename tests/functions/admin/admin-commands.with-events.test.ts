import { expect, it, vi } from 'vitest';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { identityMark } from '../../../functions/src/platform/sessions/sign-in-methods.ts';
import { addGoogleSignIn } from '../../support/browser/google/google.ts';
import { proveAddress, signUp } from '../../support/functions/accounts/accounts.ts';
import { runCommand } from '../../support/functions/run-command.ts';
import {
  anOlderSession,
  expectSessionValid,
  expectSessionEnded,
} from '../../support/functions/accounts/sessions.ts';
import { asStaff } from '../../support/functions/accounts/staff.ts';

it('npm run admin:grant explains the change, asks, grants the role and audits it', async () => {
  const { uid, email } = await signUp({ isProven: true });
  const { code, output } = await grant('y\n', email);
  expect(output).toContain(`Account ${uid} (${email}) will be able to view and change everything`);
  expect(output).toContain(`This is safe because the owner verified ${email} in the account's own`);
  expect(output).toContain('Continue? [y/N]');
  expect(code).toBe(0);
  expect(output).toContain('The admin panel accepts only these login methods: password.');
  expect(await claimsOf(uid)).toEqual({ admin: true, roleMethods: [`password/${email}`] });
  expect(await entriesAbout(uid)).toMatchObject([
    {
      action: 'grant-role',
      actorUid: null,
      before: { role: null },
      after: { role: 'admin', methods: 'password', secondFactor: false },
    },
  ]);
});

it('npm run admin:grant changes nothing without a yes, or if the account already has the role', async () => {
  const { uid, email } = await signUp({ isProven: true });
  expect(await grant('\n', email)).toMatchObject({ code: 1 });
  expect(await claimsOf(uid)).toBeUndefined();
  expect(await grant('', email, 'viewer', '--yes')).toMatchObject({ code: 0 });
  expect(await grant('', uid, 'viewer', '--yes')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing was changed.'),
  });
  expect(await entriesAbout(uid)).toHaveLength(1);
});

it('npm run admin:grant keeps other claims, and ends the sessions of the previous role', async () => {
  const session = await anOlderSession();
  const { uid } = session;
  await proveAddress(session);
  const others = {
    methods: [identityMark('password', session.email)],
    notifiedMethods: [identityMark('google.com', 'another')],
  };
  await auth.setCustomUserClaims(uid, {
    ...others,
    admin: true,
    roleMethods: [`password/${session.email}`],
  });
  await expectSessionValid(session);
  expect(await grant('', uid, 'viewer', '--yes')).toMatchObject({ code: 0 });
  expect(await claimsOf(uid)).toEqual({
    ...others,
    viewer: true,
    roleMethods: [`password/${session.email}`],
  });
  await expectSessionEnded(session);
});

it('npm run admin:grant refuses an address that only Firebase considers verified, and explains how to verify it', async () => {
  const { email, uid } = await signUp();
  await auth.updateUser(uid, { emailVerified: true });
  const refused = await grant('', email, '--yes');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(/send the verification email.*open its link.*press the button/);
  expect(await claimsOf(uid)).toBeUndefined();
});

it('npm run admin:grant grants the role for trusted login methods only', async () => {
  const { uid, email } = await signUp({ isProven: true });
  await addGoogleSignIn({ name: 'Asha Example', email });
  const { providerData } = await auth.getUser(uid);
  const google = providerData.find(({ providerId }) => providerId === 'google.com');
  expect(providerData).toHaveLength(2);
  const methods = [identityMark('google.com', google?.uid ?? '')];
  await auth.setCustomUserClaims(uid, { methods });
  expect(await grant('', uid, '--yes')).toMatchObject({ code: 0 });
  expect(await claimsOf(uid)).toEqual({
    admin: true,
    roleMethods: [`google.com/${google?.uid}`],
    methods,
  });
});

it('npm run admin:grant refuses an account without a trusted login method', async () => {
  const { uid } = await signUp({ isProven: true });
  const methods = [identityMark('google.com', 'another')];
  await auth.setCustomUserClaims(uid, { methods });
  expect(await grant('', uid, '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('has no confirmed login method'),
  });
  expect(await claimsOf(uid)).toEqual({ methods });
});

it('npm run admin:grant renews a role whose conditions have changed, and ends its sessions', async () => {
  const session = await asStaff(await anOlderSession());
  await proveAddress(session);
  vi.stubEnv('STAFF_SECOND_FACTOR', 'true');
  const { code, output } = await grant('', session.uid, '--yes');
  expect(code).toBe(0);
  expect(output).toContain('login methods: password and a second factor.');
  expect(await claimsOf(session.uid)).toEqual({
    admin: true,
    roleMethods: [`password/${session.email}`],
    secondFactor: true,
  });
  await expectSessionEnded(session);
  expect(await grant('', session.uid, '--yes')).toMatchObject({
    output: expect.stringContaining('Nothing was changed.'),
  });
});

it('npm run admin:revoke removes the role and ends the sessions', async () => {
  const session = await anOlderSession();
  await asStaff(session);
  const { code, output } = await revoke('y\n', session.email);
  expect(output).toContain('loses the role "admin". All its sessions end.');
  expect(code).toBe(0);
  expect(await claimsOf(session.uid)).toEqual({});
  await expectSessionEnded(session);
  expect(await entriesAbout(session.uid)).toMatchObject([
    { action: 'revoke-role', before: { role: 'admin' }, after: { role: null } },
  ]);
  expect(await revoke('', session.uid, '--yes')).toMatchObject({
    code: 0,
    output: expect.stringContaining('has no role'),
  });
});

it('npm run admin:revoke ends the sessions that an interrupted run left', async () => {
  const session = await anOlderSession();
  await expectSessionValid(session);
  expect(await revoke('', session.uid, '--yes')).toMatchObject({ code: 0 });
  await expectSessionEnded(session);
});

async function claimsOf(uid: string) {
  return (await auth.getUser(uid)).customClaims;
}

async function entriesAbout(uid: string) {
  return (await audit.where('path', '==', `accounts/${uid}`).get()).docs.map((it) => it.data());
}

function grant(input: string, ...args: string[]) {
  return runCommand('admin-grant', args, input);
}

function revoke(input: string, ...args: string[]) {
  return runCommand('admin-revoke', args, input);
}
