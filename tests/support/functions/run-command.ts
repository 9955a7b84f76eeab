import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { format } from 'node:util';
import { vi } from 'vitest';
import { explainFailure } from '../../../dev/operator/explain-failure.ts';
import { describeError } from '../../../dev/suite/problem.ts';

type Command =
  | 'admin-grant'
  | 'admin-revoke'
  | 'alerts'
  | 'end-sessions'
  | 'reconcile'
  | 'refund'
  | 'subscriptions-rebuild';

/** Runs an operator command in this process. `input` is the text that the operator types. */
export async function runCommand(
  command: Command,
  args: readonly string[],
  input = '',
): Promise<{ code: number; output: string }> {
  const file = resolve(import.meta.dirname, `../../../dev/commands/${command}.ts`);
  const { run } = (await import(file)) as { run: () => Promise<number> };
  let output = '';
  const print = (text: string): true => {
    output += text;
    return true;
  };
  const before = process.argv;
  process.argv = [process.execPath, 'command', ...args];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...texts) => void print(`${format(...texts)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => print(String(text))),
    vi
      .spyOn(process, 'stdin', 'get')
      .mockReturnValue(Readable.from([input]) as typeof process.stdin),
  ];
  try {
    return { code: await run(), output };
  } catch (error) {
    return { code: 1, output: output + describeError(explainFailure(error)) };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = before;
  }
}
