import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { anOlderSession, expectGood, expectOver, signIn } from '../support/functions/sessions.ts';
import { suite } from '../support/functions/suite.ts';

const root = resolve(import.meta.dirname, '../..');

// The other tests run the commands in their own process.
it.each(['admin-grant', 'admin-revoke', 'attention', 'end-sessions', 'reconcile', 'refund'])(
  'npm run starts %s',
  async (command) => {
    const { code, output } = await start(command, ['--unknown']);
    expect(output).toContain("Unknown option '--unknown'");
    expect(output).toContain(`Usage: npm run ${command.replace('admin-', 'admin:')}`);
    expect(code).toBe(1);
  },
);

it('a command asks on the terminal, and does what it says', async () => {
  const session = await anOlderSession();
  const { code, output } = await start('end-sessions', [session.email], 'y\n');
  expect(output).toContain(`${suite.projectId}, account ${session.uid} (${session.email}).`);
  expect(output).toMatch(/Do this\? \[y\/N\] Done\.\n$/);
  expect(code).toBe(0);
  await expectOver(session);
  await expectGood(await signIn(session));
});

async function start(command: string, args: readonly string[], input = '') {
  const child = spawn(process.execPath, ['dev/cli.mjs', command, ...args], { cwd: root });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output: stdout + stderr };
}
