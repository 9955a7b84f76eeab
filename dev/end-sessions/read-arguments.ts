import { parseArgs } from 'node:util';
import { Problem } from '../suite/problem.ts';

interface Arguments {
  /** An e-mail address or a uid. */
  account: string;
  isDisabling: boolean;
  isConfirmed: boolean;
  /** Undefined for the local suite. */
  project: string | undefined;
}

const usage = 'npm run end-sessions -- <e-mail or uid> [--disable] [--yes] [--project <id>]';
const flag = { type: 'boolean', default: false } as const;

/** Throws a Problem that says what is wrong with the arguments. */
export function readArguments(args: string[]): Arguments {
  const { positionals, values } = parse(args);
  const [account, ...others] = positionals;
  if (!account || others.length > 0) throw new Problem(`Name one account.\nUsage: ${usage}`);
  return {
    account,
    isDisabling: values.disable,
    isConfirmed: values.yes,
    project: values.project,
  };
}

function parse(args: string[]) {
  try {
    const options = { disable: flag, yes: flag, project: { type: 'string' } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}
