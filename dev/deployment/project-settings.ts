import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../suite/environment.ts';

export interface ProjectSettings {
  projectId: string;
  /** The functions' parameters, including the defaults. */
  parameters: Environment;
  /** The parameters in the project's own file. */
  ownParameters: Environment;
  parametersFile: string;
  /** Variables of the site's build. */
  variables: Environment;
  variablesFile: string;
  /** Whether this is a trial site with Razorpay's test keys. */
  isTestSite: boolean;
}

/** Reads a project's files. Environment variables override the site's file. */
export async function readProjectSettings(
  folder: string,
  projectId: string,
  environment: Environment,
): Promise<ProjectSettings> {
  const parametersFile = `functions/.env.${projectId}`;
  const variablesFile = `web/.env.${projectId}`;
  const ownParameters = await readVariables(folder, parametersFile);
  const variables = { ...(await readVariables(folder, variablesFile)), ...environment };
  return {
    projectId,
    parameters: { ...(await readVariables(folder, 'functions/.env')), ...ownParameters },
    ownParameters,
    parametersFile,
    variables,
    variablesFile,
    isTestSite: variables['VITE_TEST_SITE'] === 'true',
  };
}

/** Returns whether a value is set. Like the functions, this treats `none` as not set. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== 'none';
}

/** Returns no variables if the file doesn't exist. */
async function readVariables(folder: string, file: string): Promise<Environment> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  return parseEnv(text);
}
