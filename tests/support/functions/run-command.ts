import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

interface Outcome {
  code: number;
  /** What it printed, its errors last. */
  output: string;
}

/** Runs `npm run <command>` on the suite. `input` is what the operator types. */
export async function runCommand(
  command: string,
  args: readonly string[],
  input = '',
): Promise<Outcome> {
  const root = resolve(import.meta.dirname, '../../..');
  const child = spawn(process.execPath, ['dev/cli.mjs', command, ...args], {
    cwd: root,
  });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output: stdout + stderr };
}
