import { parseArgs } from 'node:util';
import { Problem } from '../suite/problem.ts';

const phases = ['speed', 'chaos', 'latency', 'receipts'] as const;
type Phase = (typeof phases)[number];

export interface BenchOptions {
  /** How many payments the chaos run makes; the other phases follow it. */
  payments: number;
  /** Of everything random, so that a run can be repeated. */
  seed: number;
  phases: readonly Phase[];
}

/** Reads the command's arguments: `--payments 200 --seed 7 --only chaos`. */
export function readOptions(args: string[]): BenchOptions {
  const values = parse(args);
  return {
    payments: readCount('payments', values.payments ?? '2000', 20, 100_000),
    seed: readCount('seed', values.seed ?? String(Date.now() % 1_000_000), 0, 2 ** 32 - 1),
    phases: values.only === undefined ? phases : [readPhase(values.only)],
  };
}

function parse(args: string[]): { payments?: string; seed?: string; only?: string } {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { payments: text, seed: text, only: text } }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `${reason}\nUsage: npm run bench:payments -- [--payments 2000] [--seed 1] [--only ${phases.join('|')}]`,
    );
  }
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
