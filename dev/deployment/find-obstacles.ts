import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { isMailAddress } from '../../functions/shared/mail-address.ts';
import { readSender } from '../../functions/src/platform/mail/read-sender.ts';
import { toTaxSettings } from '../../functions/src/receipts/tax/tax-settings.ts';
import type { Environment } from '../suite/environment.ts';
import type { FirebaseConfig } from '../suite/firebase-config.ts';
import { appCheckSources } from './app-check-sources.ts';

const needed = {
  functions: ['RAZORPAY_KEY_ID', 'MAIL_FROM', 'OPERATOR_EMAIL', 'SITE_URL'],
  web: [
    'SITE_URL',
    'VITE_FIREBASE_API_KEY',
    'VITE_FIREBASE_AUTH_DOMAIN',
    'VITE_FIREBASE_PROJECT_ID',
    'VITE_FIREBASE_APP_ID',
  ],
};
const localOnly = [
  'VITE_FIREBASE_AUTH_EMULATOR_URL',
  'VITE_FIREBASE_FIRESTORE_EMULATOR_HOST',
  'VITE_RAZORPAY_CHECKOUT_URL',
];
const webFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];
const placeholder = /example|owner name|\b0{2,}\b/i;

/** Lists the reasons, one a line, why the site in a folder cannot be deployed to a project. */
export async function findObstacles(
  folder: string,
  projectId: string | undefined,
  environment: Environment,
): Promise<string[]> {
  const functions = await readVariables(folder, 'functions', ['.env', `.env.${projectId}`]);
  const web = { ...(await readVariables(folder, 'web', webFiles)), ...environment };
  const functionsFile = `functions/.env.${projectId ?? '<project>'}`;
  const webFile = 'web/.env.production';
  return [
    ...(await findPlaceholders(folder)),
    ...needed.functions
      .filter((name) => !isSet(functions[name]))
      .map((name) => `${functionsFile}: ${name} is not set.`),
    ...needed.web
      .filter((name) => !isSet(web[name]))
      .map((name) => `${webFile}: ${name} is not set.`),
    ...findWrongVariables(web, functions, projectId).map((line) => `${webFile}: ${line}`),
    ...findWrongParameters(functions, web).map((line) => `${functionsFile}: ${line}`),
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

/** Like the functions, treats `none` as not set. */
function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== 'none';
}

function findWrongVariables(
  web: Environment,
  functions: Environment,
  projectId: string | undefined,
): string[] {
  const {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
    VITE_SELLER_GSTIN: toldGstin = '',
  } = web;
  const { SELLER_GSTIN: gstin = '', APP_CHECK_REQUIRED: isAppCheckRequired } = functions;
  const ownDomain = URL.parse(web['SITE_URL'] ?? '')?.host;
  const lines = localOnly
    .filter((name) => web[name])
    .map((name) => `${name} belongs to the local suite alone.`);
  if (project && projectId && project !== projectId) {
    lines.push(`VITE_FIREBASE_PROJECT_ID is ${project}, deployed is ${projectId}.`);
  }
  // Only pages of the same origin may frame the sign-in handler.
  if (authDomain && ownDomain && authDomain !== ownDomain) {
    lines.push(
      `VITE_FIREBASE_AUTH_DOMAIN is ${authDomain}, but must be the site's own, ${ownDomain}.`,
    );
  }
  if (isAppCheckRequired === 'true' && !web['VITE_APP_CHECK_SITE_KEY']) {
    lines.push('VITE_APP_CHECK_SITE_KEY is not set, but APP_CHECK_REQUIRED is true.');
  }
  if (toldGstin !== gstin) {
    lines.push(`VITE_SELLER_GSTIN is "${toldGstin}", but SELLER_GSTIN is "${gstin}".`);
  }
  return lines;
}

function findWrongParameters(functions: Environment, web: Environment): string[] {
  const { SITE_URL: site, MAIL_FROM: from, OPERATOR_EMAIL: operator } = functions;
  const lines: string[] = [];
  if (site && web['SITE_URL'] && site !== web['SITE_URL']) {
    lines.push(`SITE_URL is ${site}, but that of the web is ${web['SITE_URL']}.`);
  }
  if (from && !readSender(from)) {
    lines.push(`MAIL_FROM is neither an address nor "Name <address>": ${from}.`);
  }
  if (operator && !isMailAddress(operator)) {
    lines.push(`OPERATOR_EMAIL is not one address: ${operator}.`);
  }
  try {
    toTaxSettings({
      gstin: functions['SELLER_GSTIN'] ?? '',
      ratePercent: Number(functions['TAX_RATE_PERCENT'] ?? 18),
      sac: functions['TAX_SAC'] ?? '',
      lutText: functions['TAX_LUT_TEXT'] ?? '',
    });
  } catch (error) {
    lines.push(`${error instanceof Error ? error.message : String(error)}.`);
  }
  return lines;
}

/** Lists the App Check sources that the Content-Security-Policy lacks, or allows although App Check is off. */
async function findPolicyObstacles(folder: string, web: Environment): Promise<string[]> {
  const text = await readFile(join(folder, 'firebase.json'), 'utf8');
  const { hosting } = JSON.parse(text) as FirebaseConfig;
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  const policy = everywhere.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  const isOn = Boolean(web['VITE_APP_CHECK_SITE_KEY']);
  const [change, state] = isOn ? ['add', 'to'] : ['remove', 'from'];
  return Object.entries(appCheckSources).flatMap(([name, sources]) => {
    const allowed = directives.find(([directive]) => directive === name) ?? [];
    return sources
      .filter((source) => allowed.includes(source) !== isOn)
      .map(
        (source) =>
          `firebase.json: ${change} ${source} ${state} ${name} of the Content-Security-Policy, since VITE_APP_CHECK_SITE_KEY is ${isOn ? '' : 'not '}set.`,
      );
  });
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
