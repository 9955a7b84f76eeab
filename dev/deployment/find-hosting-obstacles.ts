import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirebaseConfig } from '../suite/emulators/firebase-config.ts';
import { appCheckSources } from './app-check-sources.ts';
import type { DeclaredFunctions } from './declared-functions.ts';
import type { ProjectSettings } from './project-settings.ts';

export async function findHostingObstacles(
  folder: string,
  { endpoints }: DeclaredFunctions,
  settings: ProjectSettings,
): Promise<string[]> {
  const text = await readFile(join(folder, 'firebase.json'), 'utf8');
  const { hosting } = JSON.parse(text) as FirebaseConfig;
  return [...findDeadRewrites(hosting, endpoints), ...findPolicyObstacles(hosting, settings)].map(
    (line) => `firebase.json: ${line}`,
  );
}

/**
 * Lists rewrites to functions that aren't endpoints. firebase-tools only warns about them, and their addresses
 * answer with 404.
 */
function findDeadRewrites(
  { rewrites }: FirebaseConfig['hosting'],
  endpoints: DeclaredFunctions['endpoints'],
): string[] {
  return rewrites.flatMap(({ source, function: target }) =>
    target && !endpoints[target.functionId]?.httpsTrigger
      ? `${source} points to ${target.functionId}, which isn't an endpoint.`
      : [],
  );
}

/**
 * Lists the App Check sources to add to the Content-Security-Policy if App Check is on, or to remove if it is off.
 */
function findPolicyObstacles(
  { headers }: FirebaseConfig['hosting'],
  { variables }: ProjectSettings,
): string[] {
  const headersOfAllPaths = headers.find(({ source }) => source === '**')?.headers ?? [];
  const policy =
    headersOfAllPaths.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  const isOn = Boolean(variables['VITE_APP_CHECK_SITE_KEY']);
  const [verb, preposition] = isOn ? ['add', 'to'] : ['remove', 'from'];
  return Object.entries(appCheckSources).flatMap(([name, sources]) => {
    const allowed = directives.find(([directive]) => directive === name) ?? [];
    return sources
      .filter((source) => allowed.includes(source) !== isOn)
      .map(
        (source) =>
          `${verb} ${source} ${preposition} ${name} of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is ${isOn ? '' : 'not '}set.`,
      );
  });
}
