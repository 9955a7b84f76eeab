import type { UserRecord } from 'firebase-admin/auth';
import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { findAccount } from '../operator/find-account.ts';
import { askingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run end-sessions -- <email or uid> [--disable] [--yes] [--project <id>]';

/** Ends all sessions of an account: `-- asha@example.com --disable`. */
await runOperatorCommand(async () => {
  const { account, isDisabling, yes, project } = readArguments();
  connectTo(project);
  const user = await findAccount(account);
  console.log(describeWork(user, isDisabling));
  if (!(await isConfirmed(yes))) return 1;
  const { endSessions } = await import('../../functions/src/platform/sessions/end-sessions.ts');
  await endSessions(user.uid, { isDisabling });
  console.log('Done.');
  return 0;
});

function readArguments() {
  const options = { ...askingOptions, disable: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [account, ...others] = positionals;
  if (!account || others.length > 0) throw new Problem(`Name one account.\nUsage: ${usage}`);
  const { disable: isDisabling, yes, project } = values;
  return { account, isDisabling, yes, project };
}

function describeWork({ uid, email, disabled }: UserRecord, isDisabling: boolean): string {
  const state = disabled ? ', which is disabled' : '';
  const after =
    isDisabling || disabled
      ? 'The account is disabled then: it cannot sign in again.'
      : 'The customer has to sign in again.';
  return [
    `Project ${process.env['GCLOUD_PROJECT']}, account ${uid} (${email ?? 'no email address'})${state}.`,
    `All its sessions end, at the endpoints and in the database. ${after}`,
  ].join('\n');
}
