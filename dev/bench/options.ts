import { parseArgs } from 'node:util';
import { Problem } from '../suite/problem.ts';

export interface BenchOptions {
  /** How many payments the chaos run makes; the other phases follow it. */
  payments: number;
  /** Of everything random, so that a run can be repeated. */
  seed: number;
}

/** Reads the command's arguments: `--payments 200 --seed 7`. */
export function readOptions(args: string[]): BenchOptions {
  const values = parse(args);
  return {
    payments: readCount('payments', values.payments ?? '2000', 20, 100_000),
    seed: readCount('seed', values.seed ?? String(Date.now() % 1_000_000), 0, 2 ** 32 - 1),
  };
}

function parse(args: string[]): { payments?: string; seed?: string } {
  try {
    const options = { payments: { type: 'string' }, seed: { type: 'string' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${reason}\nUsage: npm run bench:payments -- [--payments 2000] [--seed 1]`);
  }
}

function readCount(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text === '' || !Number.isInteger(value) || value < least || value > most) {
    throw new Problem(`--${name} is "${text}". It is a whole number from ${least} to ${most}.`);
  }
  return value;
}
