import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auth } from '../../functions/src/platform/firebase.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { anOlderSession, expectGood, expectOver, signIn } from '../support/functions/sessions.ts';
import { anAccount } from '../support/functions/sign-in-methods.ts';
import { suite } from '../support/functions/suite.ts';

describe('npm run end-sessions', () => {
  it('says what it will do, asks, and ends the sessions of an address', async () => {
    const session = await anOlderSession();
    await expectGood(session);
    const { code, output } = await endSessions('y\n', session.email);
    expect(output).toContain(`${suite.projectId}, account ${session.uid} (${session.email}).`);
    expect(output).toContain('Do this? [y/N]');
    expect(code).toBe(0);
    await expectOver(session);
    await expectGood(await signIn(session));
  });

  it.each(['\n', ''])('changes nothing when the answer is %j', async (answer) => {
    const session = await anOlderSession();
    const { code, output } = await endSessions(answer, session.uid, '--disable');
    expect(output).toContain('Nothing was changed.');
    expect(code).toBe(1);
    await expectGood(session);
  });

  it('disables the account of a uid without asking, and can be repeated', async () => {
    const session = await anOlderSession();
    const first = await endSessions('', session.uid, '--disable', '--yes');
    expect(first).toMatchObject({ code: 0, output: expect.not.stringContaining('[y/N]') });
    expect(first.output).toContain('it cannot sign in again');
    await expectOver(session);
    expect(await auth.getUser(session.uid)).toMatchObject({ disabled: true });
    const again = await endSessions('', session.uid, '--disable', '--yes');
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('which is disabled') });
  });

  it('finds an account by the address that an intruder has replaced, and puts it back', async () => {
    const { uid, email } = await anAccount();
    await auth.updateUser(uid, { email: `${randomUUID()}@evil.example` });
    expect(await endSessions('', email, '--yes')).toMatchObject({ code: 0 });
    expect(await auth.getUser(uid)).toMatchObject({ email });
  });

  it('says what is wrong with its arguments', async () => {
    expect(await endSessions('', 'nobody@example.com', '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no account "nobody@example.com".'),
    });
    for (const args of [
      ['one', 'another'],
      ['one', '--force'],
    ]) {
      expect(await endSessions('', ...args)).toMatchObject({
        code: 1,
        output: expect.stringContaining('Usage: npm run end-sessions'),
      });
    }
  });
});

function endSessions(input: string, ...args: string[]) {
  return runCommand('end-sessions', args, input);
}
