import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '../suite/problem.ts';

/** The options of every command that asks before it works. */
export const askingOptions = {
  yes: { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

/** Parses the command's arguments. Throws a Problem with the usage if they do not fit. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}
