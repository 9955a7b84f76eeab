import { createInterface } from 'node:readline';

/** Whether the operator wants what was printed: by `--yes`, or when asked. Otherwise says that nothing was changed. */
export async function isConfirmed(yes: boolean): Promise<boolean> {
  if (yes || (await ask('Continue?'))) return true;
  console.log('Nothing was changed.');
  return false;
}

/** Asks on the terminal. Only "y" and "yes" mean yes; an input without a line means no. */
async function ask(question: string): Promise<boolean> {
  process.stdout.write(`${question} [y/N] `);
  for await (const line of createInterface({ input: process.stdin })) {
    return /^y(es)?$/i.test(line.trim());
  }
  return false;
}
