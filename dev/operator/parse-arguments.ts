import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '../suite/problem.ts';

/** Parses the command's arguments. Throws a Problem with the usage if they do not fit. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}
