import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import type { Environment } from '../suite/environment.ts';
import { findMailObstacles } from './find-mail-obstacles.ts';
import { findPolicyObstacles } from './find-policy-obstacles.ts';
import { findTaxObstacles } from './find-tax-obstacles.ts';

const needed = {
  functions: ['RAZORPAY_KEY_ID', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL'],
  web: [
    'SITE_URL',
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_APP_ID',
  ],
} as const;
const localOnly = [
  'VITE_FIREBASE_AUTH_EMULATOR_URL',
  'VITE_FIREBASE_FIRESTORE_EMULATOR_HOST',
  'VITE_RAZORPAY_CHECKOUT_URL',
];
const placeholder = /example|owner name|\b0{2,}\b/i;

/** Lists the reasons, one a line, why the site in a folder cannot be deployed to a project. */
export async function findObstacles(
  folder: string,
  projectId: string | undefined,
  environment: Environment,
): Promise<string[]> {
  const functions = await readVariables(folder, 'functions', ['.env', `.env.${projectId}`]);
  const web = {
    ...(await readVariables(folder, 'web', [
      '.env',
      '.env.local',
      '.env.production',
      '.env.production.local',
    ])),
    ...environment,
  };
  const functionsFile = `functions/.env.${projectId ?? '<project>'}`;
  return [
    ...(await findPlaceholders(folder)),
    ...missing(needed.functions, functions, functionsFile),
    ...missing(needed.web, web, 'web/.env.production'),
    ...findContradictions(functions, web, projectId),
    ...findMailObstacles(functions, functionsFile),
    ...findTaxObstacles(functions, web, functionsFile),
    ...(await findPolicyObstacles(folder, web)),
  ];
}

async function findPlaceholders(folder: string): Promise<string[]> {
  const file = join('functions', 'shared', 'site.ts');
  const { site } = (await import(pathToFileURL(join(folder, file)).href)) as { site: object };
  return leavesOf(site)
    .filter(([, value]) => placeholder.test(value))
    .map(([name, value]) => `${file}: ${name} is still the placeholder "${value}".`);
}

function leavesOf(facts: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)] satisfies [string, string]],
  );
}

function missing(names: readonly string[], variables: Environment, file: string): string[] {
  return names
    .filter((name) => !isSet(variables[name]))
    .map((name) => `${file}: ${name} is not set.`);
}

/** Like the functions, treats `none` as not set. */
function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'none';
}

function findContradictions(
  functions: Environment,
  web: Environment,
  projectId: string | undefined,
): string[] {
  const webProject = web['VITE_FIREBASE_PROJECT_ID'];
  const authDomain = web['VITE_FIREBASE_AUTH_DOMAIN'];
  const ownDomain = URL.parse(web['SITE_URL'] ?? '')?.host;
  const lines = localOnly
    .filter((name) => web[name])
    .map((name) => `web/.env.production: ${name} belongs to the local suite alone.`);
  if (webProject && projectId && webProject !== projectId) {
    lines.push(
      `web/.env.production: VITE_FIREBASE_PROJECT_ID is ${webProject}, deployed is ${projectId}.`,
    );
  }
  // Only pages of the same origin may frame the sign-in handler.
  if (authDomain && ownDomain && authDomain !== ownDomain) {
    lines.push(
      `web/.env.production: VITE_FIREBASE_AUTH_DOMAIN is ${authDomain}, but must be the site's own, ${ownDomain}.`,
    );
  }
  if (functions['SITE_URL'] && web['SITE_URL'] && functions['SITE_URL'] !== web['SITE_URL']) {
    lines.push(
      `functions: SITE_URL is ${functions['SITE_URL']}, but that of the web is ${web['SITE_URL']}.`,
    );
  }
  if (functions['APP_CHECK_REQUIRED'] === 'true' && !web['VITE_APP_CHECK_SITE_KEY']) {
    lines.push(
      'web/.env.production: VITE_APP_CHECK_SITE_KEY is not set, but APP_CHECK_REQUIRED is true.',
    );
  }
  return lines;
}

/** Reads variables from several files; a later file overrides an earlier one. */
async function readVariables(
  folder: string,
  part: string,
  files: readonly string[],
): Promise<Environment> {
  const texts = await Promise.all(
    files.map((file) => readFile(join(folder, part, file), 'utf8').catch(() => '')),
  );
  return Object.assign({}, ...texts.map((text) => parseEnv(text))) as Environment;
}
