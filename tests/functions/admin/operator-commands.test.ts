import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { runCommand } from '../../support/functions/run-command.ts';
import {
  anOlderSession,
  expectSessionValid,
  expectSessionEnded,
  signIn,
} from '../../support/functions/accounts/sessions.ts';
import { suite } from '../../support/functions/suite.ts';

const root = resolve(import.meta.dirname, '../../..');

const usage = 'Usage: npm run';

it.each([
  ['admin-grant', ['nobody@example.com', '--yes'], 'No account'],
  ['admin-grant', ['nobody@example.com', 'owner'], `${usage} admin:grant`],
  ['admin-grant', [], `${usage} admin:grant`],
  ['alerts', ['resolve', 'unmatched'], `${usage} alerts`],
  ['alerts', ['resolve', 'unmatched', '--note', ' '], 'The text is empty.'],
  ['alerts', ['resend', 'one', '--note', 'Done.'], `${usage} alerts`],
  ['alerts', ['receipt', 'one', '--second-time'], `${usage} alerts`],
  ['alerts', ['close', 'unmatched'], `${usage} alerts`],
  ['alerts', ['resend', 'one', 'another'], `${usage} alerts`],
  ['alerts', ['resend', 'mail/one'], '"mail/one" is not an ID.'],
  ['alerts', ['receipt', 'pay_Unknown'], 'No "pay_Unknown" was found in payments.'],
  ['end-sessions', ['nobody@example.com', '--yes'], 'No account "nobody@example.com" was found.'],
  ['end-sessions', ['one', 'another'], `${usage} end-sessions`],
  ['reconcile', ['--unknown'], "Unknown option '--unknown'"],
  ['reconcile', ['--record', '--last-receipt', '7'], '"7" is not a receipt number.'],
  ['reconcile', ['--last-receipt', 'R/26-27/000001'], 'works only with --record'],
  ['refund', [], `${usage} refund`],
  ['refund', ['pay_X', '--amount', '1'], 'Give either a reason or'],
  ['refund', ['pay_X', '--retry', 'x', '--reason', 'y'], 'Give either a reason or'],
  ['refund', ['pay_Unknown', '--reason', 'x'], 'The ledger has no payment'],
  ['refund', ['payments/pay_X'], 'is not an ID'],
] as const)('%s explains what is wrong with its arguments %j', async (command, args, words) => {
  const output = expect.stringContaining(words) as string;
  expect(await runCommand(command, args)).toEqual({ code: 1, output });
});

// The other tests run the commands in their own process.
it('a command asks on the terminal, and then acts', async () => {
  const session = await anOlderSession();
  const { code, output } = await start('end-sessions', [session.email], 'y\n');
  expect(output).toContain(`${suite.projectId}, account ${session.uid} (${session.email}).`);
  expect(output).toMatch(/Continue\? \[y\/N\] Done\.\n$/);
  expect(code).toBe(0);
  await expectSessionEnded(session);
  await expectSessionValid(await signIn(session));
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
