import { createInterface } from 'node:readline/promises';
import { Problem } from '../suite/problem.ts';

/** Waits until the person presses Enter. Throws a Problem without a terminal. */
export async function waitForEnter(): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new Problem('Only a person can do this. Do it, then run the same command again.');
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  await lines.question('    Press Enter when you have done it.');
  lines.close();
}
