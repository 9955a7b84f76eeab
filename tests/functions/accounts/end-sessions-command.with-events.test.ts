import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { runCommand } from '../../support/functions/run-command.ts';
import { anOlderSession, expectSessionEnded } from '../../support/functions/accounts/sessions.ts';
import { anAccount } from '../../support/functions/accounts/sign-in-methods.ts';

it('npm run end-sessions disables the account of a uid without asking, and can be repeated', async () => {
  const session = await anOlderSession();
  const first = await endSessions('', session.uid, '--disable', '--yes');
  expect(first).toMatchObject({ code: 0, output: expect.not.stringContaining('[y/N]') });
  expect(first.output).toContain("can't log in again");
  await expectSessionEnded(session);
  expect(await auth.getUser(session.uid)).toMatchObject({ disabled: true });
  const again = await endSessions('', session.uid, '--disable', '--yes');
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('(disabled)') });
});

it('npm run end-sessions finds an account by the address that an intruder has replaced, and restores it', async () => {
  const { uid, email } = await anAccount();
  await auth.updateUser(uid, { email: `${randomUUID()}@evil.example` });
  expect(await endSessions('', email, '--yes')).toMatchObject({ code: 0 });
  expect(await auth.getUser(uid)).toMatchObject({ email });
});

function endSessions(input: string, ...args: string[]) {
  return runCommand('end-sessions', args, input);
}
