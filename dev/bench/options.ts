import { parseArguments } from '../operator/parse-arguments.ts';
import { Problem } from '../suite/problem.ts';

const phases = ['speed', 'chaos', 'latency', 'receipts'] as const;
type Phase = (typeof phases)[number];
const usage = `npm run bench:payments -- [--payments 2000] [--seed 1] [--only ${phases.join('|')}]`;

export interface BenchOptions {
  /** How many payments the chaos run makes; the other phases derive their numbers from it. */
  payments: number;
  /** Repeats the random decisions of a run. */
  seed: number;
  phases: readonly Phase[];
}

/** Reads the command's arguments: `--payments 200 --seed 7 --only chaos`. */
export function readOptions(args: string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const options = { payments: text, seed: text, only: text };
  const { payments = '2000', seed, only } = parseArguments({ args, options }, usage).values;
  return {
    payments: readCount('payments', payments, 20, 100_000),
    seed: readCount('seed', seed ?? String(Date.now() % 1_000_000), 0, 2 ** 32 - 1),
    phases: only === undefined ? phases : [readPhase(only)],
  };
}

function readCount(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new Problem(`--${name} is "${text}". It is a whole number from ${least} to ${most}.`);
  }
  return value;
}

function readPhase(name: string): Phase {
  const phase = phases.find((known) => known === name);
  if (!phase) throw new Problem(`--only is "${name}". It is one of ${phases.join(', ')}.`);
  return phase;
}
