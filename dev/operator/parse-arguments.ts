import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '../suite/problem.ts';

/** Options of the commands that ask for confirmation. */
export const confirmingOptions = {
  yes: { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

/**
 * Throws a Problem with the usage for invalid arguments, or if npm took an option itself because `--` was missing.
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
