import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from '../suite/environment.ts';

/** What a project's files say, and where. */
export interface ProjectSettings {
  projectId: string;
  /** The functions' parameters, defaults included. */
  parameters: Environment;
  /** Those of the project's own file. */
  ownParameters: Environment;
  parametersFile: string;
  /** The variables with which the site is built. */
  variables: Environment;
  variablesFile: string;
  /** Whether the site is for trying out, with the provider's test keys. */
  isTestSite: boolean;
}

/** Reads a project's files in a folder. Variables of the environment override those of the site's file. */
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

/** Like the functions, treats `none` as not set. */
export function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== 'none';
}

/** The variables of a file; none if there is no file. */
async function readVariables(folder: string, file: string): Promise<Environment> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => '');
  return parseEnv(text);
}
