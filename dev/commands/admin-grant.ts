import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../functions/shared/account-claims.ts';
import { roles, type Role } from '../../functions/shared/roles.ts';
import { serviceOf } from '../../functions/shared/staff-sign-in.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectWithParameters } from '../operator/connect-to.ts';
import { findAccount } from '../operator/find-account.ts';
import { askingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run admin:grant -- <email or uid> [viewer] [--yes] [--project <id>]';

/** Gives an account access to the desk: `-- asha@example.com viewer`. */
export const run = operatorCommand(import.meta.filename, async () => {
  const { account, role, yes, project } = readArguments();
  await connectWithParameters(project);
  const user = await findAccount(account);
  const reliedOn = await requireOwnAddress(user);
  // Static imports would connect before the project is known.
  const { holdsRole, methodsForRole, roleClaims } =
    await import('../../functions/src/desk/role-claims.ts');
  requireMethod(user, methodsForRole(user));
  if (holdsRole(user, role)) {
    console.log(`${describe(user)} has the role "${role}" already. Nothing was changed.`);
    return 0;
  }
  console.log(describeWork(user, role, roleClaims(user, role)));
  console.log(`It relies on this: ${reliedOn}`);
  if (!(await isConfirmed(yes))) return 1;
  const { setRole } = await import('../../functions/src/desk/set-role.ts');
  await setRole(user, role);
  console.log('Done. It takes effect when the person signs in at /admin.');
  return 0;
});

function readArguments() {
  const { positionals, values } = parseArguments(
    { options: askingOptions, allowPositionals: true },
    usage,
  );
  const [account, typed = 'admin', ...others] = positionals;
  const role = roles.find((it) => it === typed);
  if (!account || !role || others.length > 0) {
    throw new Problem(
      `Name one account, and "viewer" for a role that only looks.\nUsage: ${usage}`,
    );
  }
  return { account, role, ...values };
}

/**
 * Anyone can sign up with an address that is not theirs, and Firebase calls an address verified when a mail scanner
 * opens a link. Resolves to what shows that the account is its owner's.
 */
async function requireOwnAddress(user: UserRecord): Promise<string> {
  const { findProof, isOfGoogle } =
    await import('../../functions/src/platform/sessions/proven-address.ts');
  if (isOfGoogle(user)) return `${user.email} is the address of the account's Google account.`;
  const proof = await findProof(user);
  const lastSignIn = new Date(user.metadata.lastSignInTime);
  const earliest = proof && Math.min(proof.at.seconds, ...proof.authTimes);
  if (proof && earliest !== undefined && lastSignIn.getTime() >= earliest * 1000) {
    const verified = proof.at.toDate().toISOString();
    return `the owner verified ${user.email} in the account's own session on ${verified}, and last signed in on ${lastSignIn.toISOString()}.`;
  }
  throw new Problem(
    `${describe(user)} has no verified address, so nobody knows whose account it is. Have its owner log in, send the verification email from the profile, open its link in the same browser, and press the button there. Then grant the role again.`,
  );
}

/** Anyone with a stolen session can add a sign-in method to an account. */
function requireMethod(user: UserRecord, methods: readonly string[]): void {
  if (methods.length > 0) return;
  throw new Problem(
    `${describe(user)} has no sign-in method that its owner has confirmed. Have its owner confirm one from our email first.`,
  );
}

function describeWork(
  user: UserRecord,
  role: Role,
  { roleMethods = [], secondFactor }: AccountClaims,
): string {
  const may = role === 'admin' ? 'see everything and change it' : 'see everything';
  const factor = secondFactor ? ' and a second factor' : '';
  return [
    `Project ${process.env['GCLOUD_PROJECT']}: ${describe(user)} may then ${may} at the desk.`,
    `The desk takes these sign-in methods: ${roleMethods.map(serviceOf).join(', ')}${factor}. No other opens it.`,
  ].join('\n');
}

function describe({ uid, email }: UserRecord): string {
  return `Account ${uid} (${email ?? 'no email address'})`;
}
