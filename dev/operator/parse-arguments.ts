import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '../suite/problem.ts';

/** The options of all commands that ask for confirmation. */
export const askingOptions = {
  yes: { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

/**
 * Parses a command's arguments. Throws a Problem with the usage if they are invalid. Without `--`, npm takes the
 * options itself, which also throws a Problem.
 */
export function parseArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  const taken = Object.keys(config.options ?? {}).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`],
  );
  if (taken) throw new Problem(`Put -- before --${taken}.\nUsage: ${usage}`);
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}
