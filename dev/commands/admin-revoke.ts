import { roleOf } from '../../functions/shared/accounts/roles.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { findAccount } from '../operator/find-account.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run admin:revoke -- <email or uid> [--yes] [--project <id>]';

/** Revokes an account's access to the admin panel and ends its sessions, for example `-- asha@example.com`. */
export const run = operatorCommand(import.meta.filename, async () => {
  const { account, yes, project } = readArguments();
  await connectTo(project);
  const user = await findAccount(account);
  const role = roleOf(user.customClaims);
  const loss = role ? `loses the role "${role}"` : 'has no role in the admin panel';
  console.log(
    `Project ${process.env['GCLOUD_PROJECT']}: account ${user.uid} (${user.email ?? 'no email address'}) ${loss}. All its sessions end.`,
  );
  if (!(await isConfirmed(yes))) return 1;
  const { setRole } = await import('../../functions/src/admin/set-role.ts');
  await setRole(user, undefined);
  console.log('Done.');
  return 0;
});

function readArguments() {
  const { positionals, values } = parseArguments(
    { options: confirmingOptions, allowPositionals: true },
    usage,
  );
  const [account, ...others] = positionals;
  if (!account || others.length > 0) throw new Problem(`Give one account.\nUsage: ${usage}`);
  return { account, ...values };
}
