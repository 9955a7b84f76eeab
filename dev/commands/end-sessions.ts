import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../functions/shared/accounts/account-claims.ts';
import type { SignInMethod } from '../../functions/src/platform/sessions/sign-in-methods.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { findAccount } from '../operator/find-account.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run end-sessions -- <email or uid> [--disable] [--yes] [--project <id>]';

/**
 * Ends all sessions of an account and removes its unconfirmed login methods, for example `-- asha@example.com
 * --disable`.
 */
export const run = operatorCommand(import.meta.filename, async () => {
  const { account, isDisabling, yes, project } = readArguments();
  await connectTo(project);
  const user = await findAccount(account);
  // Static imports would connect before the project is known.
  const { recoverAccount, untrustedMethods } =
    await import('../../functions/src/accounts/methods/recover-account.ts');
  console.log(describeWork(user, isDisabling, untrustedMethods(user)));
  if (!(await isConfirmed(yes))) return 1;
  await recoverAccount(user.uid, { isDisabling });
  console.log('Done.');
  return 0;
});

function readArguments() {
  const options = { ...confirmingOptions, disable: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [account, ...others] = positionals;
  if (!account || others.length > 0) throw new Problem(`Give one account.\nUsage: ${usage}`);
  const { disable: isDisabling, yes, project } = values;
  return { account, isDisabling, yes, project };
}

function describeWork(
  { uid, email, disabled, customClaims }: UserRecord,
  isDisabling: boolean,
  removed: readonly SignInMethod[],
): string {
  const { ownerEmail = email }: AccountClaims = customClaims ?? {};
  const state = disabled ? ' (disabled)' : '';
  const after =
    isDisabling || disabled
      ? "The account will be disabled and can't log in again."
      : 'The customer will have to log in again.';
  return [
    `Project ${process.env['GCLOUD_PROJECT']}, account ${uid} (${email ?? 'no email address'})${state}.`,
    `This ends all its sessions, for the endpoints and the database. ${after}`,
    ...removed.map(
      (method) => `This removes a login method that the owner hasn't confirmed: ${nameOf(method)}.`,
    ),
    ...(ownerEmail === email
      ? []
      : [`Its email address was changed without our link. This restores ${ownerEmail}.`]),
  ].join('\n');
}

function nameOf({ provider, email }: SignInMethod): string {
  const name = provider === 'password' ? 'a password' : provider;
  return email === undefined ? name : `${name} (${email})`;
}
