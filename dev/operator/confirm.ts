import { createInterface } from 'node:readline';

/** Resolves to whether the operator confirms. `--yes` confirms without a prompt. */
export async function isConfirmed(yes: boolean): Promise<boolean> {
  if (yes || (await ask('Continue?'))) return true;
  console.log('Nothing was changed.');
  return false;
}

/** Asks on the terminal. Only "y" and "yes" mean yes. Closed input means no. */
async function ask(question: string): Promise<boolean> {
  process.stdout.write(`${question} [y/N] `);
  for await (const line of createInterface({ input: process.stdin })) {
    return /^y(es)?$/i.test(line.trim());
  }
  return false;
}
