import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../suite/environment.ts';
import type { FirebaseConfig } from '../suite/firebase-config.ts';
import { appCheckSources } from './app-check-sources.ts';

/** Lists the App Check sources that the Content-Security-Policy lacks, or allows although App Check is off. */
export async function findPolicyObstacles(folder: string, web: Environment): Promise<string[]> {
  const policy = await readPolicy(folder);
  const isOn = Boolean(web['VITE_APP_CHECK_SITE_KEY']);
  return Object.entries(appCheckSources).flatMap(([directive, sources]) => {
    const allowed = policy.get(directive) ?? [];
    return sources
      .filter((source) => allowed.includes(source) !== isOn)
      .map((source) =>
        isOn
          ? `firebase.json: add ${source} to ${directive} of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is set.`
          : `firebase.json: remove ${source} from ${directive} of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is not set.`,
      );
  });
}

/** The policy of all pages, by directive. */
async function readPolicy(folder: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(folder, 'firebase.json'), 'utf8');
  const { hosting } = JSON.parse(text) as FirebaseConfig;
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const policy = everywhere.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}
