import { createInterface } from 'node:readline';

/** Asks on the terminal. Everything but "y" and "yes" means no, an input without a line too. */
export async function confirm(question: string): Promise<boolean> {
  process.stdout.write(`${question} [y/N] `);
  for await (const line of createInterface({ input: process.stdin })) {
    return /^y(es)?$/i.test(line.trim());
  }
  return false;
}
