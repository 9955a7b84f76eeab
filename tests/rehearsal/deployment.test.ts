import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTimes } from '../../functions/shared/receipts/receipts.ts';
import { buildReceipt } from '../../functions/src/receipts/issue/build-receipt.ts';
import { factsOfOrder } from '../support/receipts.ts';
import { digestOf, recordRehearsal } from '../../dev/deployment/rehearsed.ts';
import { bundler } from '../../dev/suite/functions/build-functions.ts';
import { readFirebaseConfig } from '../../dev/suite/emulators/firebase-config.ts';
import { root } from '../../dev/suite/folders.ts';
import { copyProject } from '../../dev/deployment/rehearsal/project-copy.ts';
import { rehearse, type Rehearsal } from '../../dev/deployment/rehearsal/rehearse.ts';
import {
  evaluateIn,
  installUploaded,
  runIn,
} from '../../dev/deployment/rehearsal/uploaded-functions.ts';

const project = 'recovery-live';
const site = 'https://recovery.house';
const files = {
  [`functions/.env.${project}`]: [
    'RAZORPAY_KEY_ID=rzp_live_1',
    'MAIL_FROM=Recovery House <no-reply@recovery.house>',
    'OPERATOR_EMAIL=office@recovery.house',
    `SITE_URL=${site}`,
    'WEBHOOK_MIN_INSTANCES=1',
  ],
  [`web/.env.${project}`]: [
    `SITE_URL=${site}`,
    'VITE_FIREBASE_API_KEY=key',
    'VITE_FIREBASE_AUTH_DOMAIN=recovery.house',
    `VITE_FIREBASE_PROJECT_ID=${project}`,
    'VITE_FIREBASE_APP_ID=app',
  ],
  // The deployment must not upload these files or any other parameter file.
  'functions/.secret.local': ['RATE_LIMIT_KEY=secret'],
  'functions/.env.local': ['SITE_URL=http://localhost:5000'],
};
const entry = await readFile(join(root, 'functions/src/index.cts'), 'utf8');
const endpoints = namesOf('endpoint');
const schedules = namesOf('schedule');
const triggers = namesOf('trigger');
const functions = [...endpoints, ...schedules, ...triggers].toSorted();
/** The deployment uploads the blocking function too, but can't deploy it without Identity Platform. */
const uploadedNames = [...functions, ...namesOf('blocking')].toSorted();

interface CreatedFunction {
  name: string;
  serviceConfig: {
    environmentVariables: Record<string, string>;
    secretEnvironmentVariables?: { key: string }[];
    availableMemory: string;
    minInstanceCount?: number;
    maxInstanceCount?: number;
  };
  eventTrigger?: { retryPolicy: string };
}

let folder: string;
let rehearsal: Rehearsal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-'));
  await copyProject(folder, files);
  recordRehearsal(folder, digestOf(folder));
  rehearsal = await rehearse(folder, 'deploy', project);
});
afterAll(() => rm(folder, { recursive: true }));

describe('npm run deploy', () => {
  it('succeeds and makes no call that the stand-in does not know', () => {
    const unknown = rehearsal.calls.filter(({ name }) => name === undefined);
    expect(unknown.map(({ request }) => request)).toEqual([]);
    expect(rehearsal).toMatchObject({
      code: 0,
      output: expect.stringContaining(`✓ Deployed to ${project}: firestore, functions, hosting.`),
    });
    expect(rehearsal.output).toContain(`add the webhook ${site}/razorpay-webhook`);
  });

  it('creates each function in the configured region, with its parameters and secrets', () => {
    const created = sent<CreatedFunction>(
      'POST cloudfunctions/v2/projects/*/locations/*/functions',
    );
    const region = `projects/${project}/locations/asia-south1/functions/`;
    expect(created.map(({ name }) => name).toSorted()).toEqual(functions.map((it) => region + it));
    for (const { serviceConfig } of created) {
      expect(serviceConfig.environmentVariables).toMatchObject({
        SITE_URL: site,
        PAYMENT_LIMIT_PER_USER: '200',
      });
      expect(serviceConfig.availableMemory).toBe('512Mi');
    }
    const webhook = created.find(({ name }) => name.endsWith('/razorpayWebhook'))?.serviceConfig;
    expect(webhook).toMatchObject({ minInstanceCount: 1, maxInstanceCount: 5 });
    expect(webhook?.secretEnvironmentVariables?.map(({ key }) => key)).toEqual([
      'RAZORPAY_WEBHOOK_SECRET',
      'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
    ]);
    const retried = created.filter((it) => it.eventTrigger?.retryPolicy === 'RETRY_POLICY_RETRY');
    expect(retried.map(({ name }) => name.replace(region, '')).toSorted()).toEqual([
      'eraseEmailsOfMessage',
      'notifyOfAccountMessage',
      'notifyOfVisitorMessage',
      'notifyOperator',
      'reconcileLedger',
    ]);
  });

  it('lets everyone call the endpoints, and only Google the schedules', () => {
    const invokers = rehearsal.calls
      .filter(({ name }) => name === 'POST run/v1/projects/*/locations/*/services/*:setIamPolicy')
      .map(({ request, json }) => [
        /services\/(\w+)/.exec(request)?.[1],
        JSON.stringify(json).includes('"allUsers"'),
      ]);
    const expected = [
      ...endpoints.map((name) => [name.toLowerCase(), true]),
      ...schedules.map((name) => [name.toLowerCase(), false]),
    ];
    expect(Object.fromEntries(invokers)).toEqual(Object.fromEntries(expected));
    expect(sent('POST cloudscheduler/v1/projects/*/locations/*/jobs')).toHaveLength(
      schedules.length,
    );
  });

  it('deploys the rules, all indexes and all field overrides', async () => {
    const rules = await readFile(join(root, 'firestore.rules'), 'utf8');
    expect(sent('POST firebaserules/v1/projects/*/rulesets')).toEqual([
      { source: { files: [{ name: 'firestore.rules', content: rules }] } },
    ]);
    const text = await readFile(join(root, 'firestore.indexes.json'), 'utf8');
    const { indexes, fieldOverrides } = JSON.parse(text) as Record<string, object[]>;
    const collections = 'firestore/v1/projects/*/databases/*/collectionGroups/*';
    expect(sent(`POST ${collections}/indexes`)).toHaveLength(indexes?.length ?? 0);
    expect(sent(`PATCH ${collections}/fields/*`)).toHaveLength(fieldOverrides?.length ?? 0);
  });

  it('releases the site with a rewrite to each endpoint', async () => {
    const [version] = sent<{ config: { rewrites: object[]; headers: object[] } }>(
      'PATCH firebasehosting/v1beta1/projects/*/sites/*/versions/*',
    );
    const { rewrites, headers } = (await readFirebaseConfig()).hosting;
    expect(version?.config.headers).toHaveLength(headers.length);
    expect(version?.config.rewrites).toEqual(
      rewrites.map(({ source, function: target, destination }) =>
        target
          ? {
              glob: source,
              run: { serviceId: target.functionId.toLowerCase(), region: 'asia-south1' },
            }
          : { glob: source, path: destination },
      ),
    );
    const [populated] = sent<{ files: Record<string, string> }>(
      'POST firebasehosting/v1beta1/projects/*/sites/*/versions/*:populateFiles',
    );
    const pages = ['/index.html', '/profile.html', '/_admin.html', '/sitemap.xml', '/robots.txt'];
    expect(Object.keys(populated?.files ?? {})).toEqual(expect.arrayContaining(pages));
    expect(
      sent('POST firebasehosting/v1beta1/projects/*/sites/*/channels/live/releases'),
    ).toHaveLength(1);
  });
});

describe('npm run deploy:check', () => {
  it('lists what the project lacks, including the rehearsal, and changes nothing', async () => {
    recordRehearsal(folder, 'of other files');
    const { code, output, calls } = await rehearse(folder, 'deploy-check', project, {
      'GET secretmanager/v1/projects/*/secrets/*/versions/*': ({ parts: [, name] }) =>
        name === 'SMTP_URL'
          ? undefined
          : {
              name: `projects/1/secrets/${name}/versions/1`,
              state: name === 'RATE_LIMIT_KEY' ? 'DISABLED' : 'ENABLED',
            },
      'GET firestore/v1/projects/*/databases/*': () => undefined,
    });
    expect(code).toBe(1);
    const expected = [
      'firestore:databases:create "(default)" --location asia-south1',
      `npx firebase functions:secrets:set RATE_LIMIT_KEY --project ${project}`,
      `npx firebase functions:secrets:set SMTP_URL --project ${project}`,
      'npm test -- rehearsal',
    ].map((command) => expect.stringContaining(command));
    expect(output.trim().split('\n').toSorted()).toEqual(expected);
    expect(calls.filter(({ request }) => !request.startsWith('GET '))).toEqual([]);
  });
});

describe('the uploaded functions', () => {
  let uploaded: string;
  beforeAll(async () => {
    const upload = rehearsal.calls.find(({ name }) => name === 'PUT storage/functions.zip');
    if (!upload) throw new Error('No functions were uploaded.');
    uploaded = await installUploaded(upload.bytes);
  });
  afterAll(() => rm(uploaded, { recursive: true }));

  it('consist of the bundle and its packages', async () => {
    const names = await readdir(uploaded);
    expect(names.toSorted()).toEqual(['lib', 'node_modules', 'package-lock.json', 'package.json']);
    expect(await readdir(join(uploaded, 'lib'))).toEqual(['index.cjs', 'index.cjs.map']);
  });

  it('load together and one by one', () => {
    const script = `
      const load = () => {
        delete require.cache[require.resolve('./lib/index.cjs')];
        return Object.keys(require('./lib/index.cjs')).toSorted();
      };
      const names = load();
      const alone = names.map((name) => {
        process.env.FUNCTION_TARGET = name;
        return load();
      });
      console.log(JSON.stringify({ names, alone }));`;
    expect(JSON.parse(evaluateIn(uploaded, script))).toEqual({
      names: uploadedNames,
      alone: uploadedNames.map((name) => [name]),
    });
  });

  it('find the fonts of a receipt next to their code', async () => {
    const receipt = JSON.stringify(withTimes(buildReceipt(factsOfOrder(1)), (at) => at.getTime()));
    const built = join(uploaded, 'lib', 'render-receipt.cjs');
    const { command, args, cwd } = await bundler('src/receipts/pdf/render-receipt.ts', built);
    runIn(cwd, command, args);
    const script = `
      const { renderReceipt } = require('./lib/render-receipt.cjs');
      const receipt = ${receipt};
      receipt.issuedAt = new Date(receipt.issuedAt);
      receipt.payment.paidAt = new Date(receipt.payment.paidAt);
      renderReceipt(receipt).then((pdf) => console.log(pdf.toString('latin1')));`;
    const pdf = evaluateIn(uploaded, script);
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter-Regular/);
  });
});

function sent<Body>(name: string): Body[] {
  return rehearsal.calls.filter((call) => call.name === name).map(({ json }) => json as Body);
}

/** Returns the functions in the entry whose file names contain the kind. */
function namesOf(kind: string): string[] {
  const lines = entry.matchAll(
    new RegExp(`(\\w+): \\(\\) =>\\s*require\\('.*\\.${kind}\\.ts'\\)`, 'g'),
  );
  return [...lines].map(([, name = '']) => name);
}
