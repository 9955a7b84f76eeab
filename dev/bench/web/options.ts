import { parseArguments } from '../../operator/parse-arguments.ts';
import { Problem } from '../../suite/problem.ts';

const usage = 'npm run bench:web -- [--runs 5] [--page /terms]';

export interface WebBenchOptions {
  /** How often each page is measured. */
  runs: number;
  /** The path of the only page to measure; undefined for all. */
  page: string | undefined;
}

export function readWebOptions(args: string[]): WebBenchOptions {
  const text = { type: 'string' } as const;
  const { runs = '5', page } = parseArguments(
    { args, options: { runs: text, page: text } },
    usage,
  ).values;
  if (!/^[1-9]\d?$/.test(runs)) {
    throw new Problem(`--runs is "${runs}". It is a whole number from 1 to 99.`);
  }
  return { runs: Number(runs), page };
}
