import { confirm } from '../end-sessions/confirm.ts';
import { describeWork } from '../end-sessions/describe-work.ts';
import { findAccount } from '../end-sessions/find-account.ts';
import { readArguments } from '../end-sessions/read-arguments.ts';
import { connectTo } from '../suite/connect-to.ts';
import { runCommand } from '../suite/lifetime.ts';

/** Ends all sessions of an account: `-- asha@example.com --disable`. */
await runCommand(async () => {
  const { account, isDisabling, isConfirmed, project } = readArguments(process.argv.slice(2));
  connectTo(project);
  const user = await findAccount(account);
  console.log(describeWork(user, { isDisabling, project: process.env['GCLOUD_PROJECT'] ?? '' }));
  if (!isConfirmed && !(await confirm('Do this?'))) {
    console.log('Nothing was changed.');
    return 1;
  }
  const { endSessions } = await import('../../functions/src/platform/sessions/end-sessions.ts');
  await endSessions(user.uid, { isDisabling });
  console.log('Done.');
  return 0;
});
