/**
 * A process of its own that deletes an account and dies in the middle of a step.
 * `node interrupted-deletion.ts <uid> <step>`
 */
import { setImmediate as turn } from 'node:timers/promises';
import { deleteAccount } from '../../../functions/src/accounts/deletion/delete-account.ts';
import { deletionSteps } from '../../../functions/src/accounts/deletion/deletion-steps.ts';

const [uid = '', fatalStep = ''] = process.argv.slice(2);

await deleteAccount(
  uid,
  deletionSteps.map(({ name, run }) => ({
    name,
    run: name === fatalStep ? dieAfterStarting(run) : run,
  })),
);

function dieAfterStarting(run: (uid: string) => Promise<void>) {
  return async (of: string): Promise<void> => {
    void run(of);
    await turn();
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  };
}
