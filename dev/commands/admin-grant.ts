import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../functions/shared/accounts/account-claims.ts';
import { roles, type Role } from '../../functions/shared/accounts/roles.ts';
import { serviceOf } from '../../functions/shared/accounts/staff-sign-in.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectWithParameters } from '../operator/connect-to.ts';
import { findAccount } from '../operator/find-account.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run admin:grant -- <email or uid> [viewer] [--yes] [--project <id>]';

/** Grants an account access to the admin panel, for example `-- asha@example.com viewer`. */
export const run = operatorCommand(import.meta.filename, async () => {
  const { account, role, yes, project } = readArguments();
  await connectWithParameters(project);
  const user = await findAccount(account);
  const reliedOn = await requireOwnAddress(user);
  // Static imports would connect before the project is known.
  const { holdsRole, methodsForRole, roleClaims } =
    await import('../../functions/src/admin/role-claims.ts');
  requireMethod(user, methodsForRole(user));
  if (holdsRole(user, role)) {
    console.log(`${describe(user)} already has the role "${role}". Nothing was changed.`);
    return 0;
  }
  console.log(describeWork(user, role, roleClaims(user, role)));
  console.log(`This is safe because ${reliedOn}`);
  if (!(await isConfirmed(yes))) return 1;
  const { setRole } = await import('../../functions/src/admin/set-role.ts');
  await setRole(user, role);
  console.log('Done. It takes effect the next time they log in at /admin.');
  return 0;
});

function readArguments() {
  const { positionals, values } = parseArguments(
    { options: confirmingOptions, allowPositionals: true },
    usage,
  );
  const [account, entered = 'admin', ...others] = positionals;
  const role = roles.find((it) => it === entered);
  if (!account || !role || others.length > 0) {
    throw new Problem(`Give one account, and add "viewer" for view-only access.\nUsage: ${usage}`);
  }
  return { account, role, ...values };
}

/**
 * Resolves to the evidence that the owner controls the account's address, or throws a Problem. Anyone can sign up
 * with any address, and a mail scanner that opens the link verifies it at Firebase.
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
    return `the owner verified ${user.email} in the account's own session on ${verified} and last logged in on ${lastSignIn.toISOString()}.`;
  }
  throw new Problem(
    `${describe(user)} has no verified email address, so its owner isn't confirmed. Ask them to log in, send the verification email from the profile, open its link in the same browser and press the button there. Then grant the role again.`,
  );
}

/** Throws a Problem if no login method is confirmed. A stolen session is enough to add an unconfirmed one. */
function requireMethod(user: UserRecord, methods: readonly string[]): void {
  if (methods.length > 0) return;
  throw new Problem(
    `${describe(user)} has no confirmed login method. Ask the owner to confirm one from our email first.`,
  );
}

function describeWork(
  user: UserRecord,
  role: Role,
  { roleMethods = [], secondFactor }: AccountClaims,
): string {
  const may = role === 'admin' ? 'view and change everything' : 'view everything';
  const factor = secondFactor ? ' and a second factor' : '';
  return [
    `Project ${process.env['GCLOUD_PROJECT']}: ${describe(user)} will be able to ${may} in the admin panel.`,
    `The admin panel accepts only these login methods: ${roleMethods.map(serviceOf).join(', ')}${factor}.`,
  ].join('\n');
}

function describe({ uid, email }: UserRecord): string {
  return `Account ${uid} (${email ?? 'no email address'})`;
}
