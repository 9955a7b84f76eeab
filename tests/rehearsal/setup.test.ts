import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { blankProject, type BlankProject } from '../../dev/deployment/rehearsal/blank-project.ts';
import { startGoogleStandIn, type Call } from '../../dev/deployment/rehearsal/google-stand-in.ts';
import { digestOf, recordRehearsal } from '../../dev/deployment/rehearsed.ts';
import { copyProject } from '../../dev/deployment/rehearsal/project-copy.ts';
import '../../dev/deployment/rehearsal/redirect-google.ts';
import { rehearse } from '../../dev/deployment/rehearsal/rehearse.ts';
import { googleOf } from '../../dev/google/google.ts';
import { readAnswers } from '../../dev/setup/answers.ts';
import { setVariables } from '../../dev/setup/project-files.ts';
import { askForSettings } from '../../dev/setup/project-questions.ts';
import { runSetup } from '../../dev/setup/run-setup.ts';
import type { SetupContext } from '../../dev/setup/setup-step.ts';
import { setupSteps } from '../../dev/setup/setup-steps.ts';
import { Problem } from '../../dev/suite/problem.ts';

const project = 'recovery-new';
const repository = 'recovery-house/site';
const answers = [
  'VITE_TEST_SITE=false',
  'FUNCTIONS_REGION=',
  'SITE_URL=',
  'OPERATOR_EMAIL=office@recovery.house',
  'MAIL_FROM=Recovery House <no-reply@recovery.house>',
  'RAZORPAY_KEY_ID=',
  'VITE_PAYMENTS_OPEN_ON=2126-12-15',
  `SMTP_URL=smtps://${['user', 'password'].join(':')}@mail.recovery.house`,
  'BUDGET=25',
];

let folder: string;
let blank: BlankProject;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setup-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyProject(folder, { 'answers.env': answers });
  blank = blankProject(project);
});

describe('npm run setup', () => {
  it('stops where only a person can go on, and goes on afterwards', async () => {
    const options = ['--answers', join(folder, 'answers.env')];
    const setUp = () => rehearse(folder, 'setup', project, blank.answers, options);
    expect(await setUp()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/usage\/details\n.*Blaze[\s\S]*run the same command again/),
    });
    blank.chooseBlazePlan();
    expect(await setUp()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/✓ A web app\n[\s\S]*authentication\/providers/),
    });
    blank.startAuthentication();
    const done = await setUp();
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringContaining(`npm run deploy -- --project ${project}`),
    });
    expect(done.calls.filter(({ name }) => name === undefined)).toEqual([]);
    expect(await readFile(join(folder, `web/.env.${project}`), 'utf8')).toBe(
      [
        'VITE_TEST_SITE=false',
        'SITE_URL=https://recovery-new.web.app',
        'VITE_PAYMENTS_OPEN_ON=2126-12-15',
        'VITE_FIREBASE_AUTH_DOMAIN=recovery-new.web.app',
        'VITE_FIREBASE_PROJECT_ID=recovery-new',
        'VITE_FIREBASE_API_KEY=web-key',
        'VITE_FIREBASE_APP_ID=1:1:web:1',
        '',
      ].join('\n'),
    );
    const again = await setUp();
    expect(again.output).not.toContain('…');
    expect(changesOf(again.calls)).toEqual([]);
  });
});

describe('the steps', () => {
  it('make the same project once, even if the setup is killed after each of them', async () => {
    blank.chooseBlazePlan();
    blank.startAuthentication();
    const calls: Call[] = [];
    const count = setupSteps(project, repository).length;
    for (let step = 1; step <= count; step += 1) {
      const killed = run(calls, (line, doneSteps) => {
        if (line.startsWith('✓') && doneSteps === step) throw new Error('Killed.');
      });
      await expect(killed).rejects.toThrow('Killed.');
    }
    await run(calls);
    const changes = changesOf(calls);
    // The policy of the project changes once for the functions, and once for the deploying account.
    expect(changes.filter((it) => /projects\/[^/]+:setIamPolicy$/.test(it))).toHaveLength(2);
    expect(changes.filter((it) => it.endsWith(':batchEnable'))).toHaveLength(2);
    const others = changes.filter((it) => !/:(setIamPolicy|batchEnable)$/.test(it));
    expect(others.filter((it) => !it.endsWith('/secrets'))).toHaveLength(
      new Set(others.filter((it) => !it.endsWith('/secrets'))).size,
    );
    expect(blank.state()).toMatchObject({
      made: {
        [`firestore/v1/projects/${project}/databases/(default)`]: {
          locationId: 'asia-south1',
          deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
          pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        },
        [`cloudquotas/v1/projects/${project}/locations/global/quotaPreferences/processors-asia-south1`]:
          { quotaConfig: { preferredValue: '200000' } },
      },
      config: {
        authorizedDomains: ['recovery-new.firebaseapp.com', 'recovery-new.web.app'],
        client: { permissions: { disabledUserDeletion: true } },
        passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
        notification: {
          sendEmail: { callbackUri: 'https://recovery-new.web.app/account/action' },
        },
      },
      backupSchedules: [{ retention: '2592000s', dailyRecurrence: {} }],
      notificationChannels: [{ labels: { email_address: 'office@recovery.house' } }],
      alertPolicies: [{ notificationChannels: ['channel'] }],
      budgets: [{ amount: { specifiedAmount: { units: '25' } } }],
      versions: {
        RAZORPAY_KEY_SECRET: 1,
        RAZORPAY_WEBHOOK_SECRET: 1,
        RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 1,
        SMTP_URL: 1,
        RATE_LIMIT_KEY: 1,
        LOCATION_API_KEY: 1,
      },
      accountPolicy: {
        bindings: [
          {
            role: 'roles/iam.workloadIdentityUser',
            members: [
              expect.stringMatching(/Pools\/github\/attribute\.repository\/recovery-house\/site$/),
            ],
          },
        ],
      },
    });
  });

  it('stop before the database if the region runs no builds', async () => {
    blank.chooseBlazePlan();
    blank.refuseBuildsIn('asia-south1');
    await expect(run([])).rejects.toThrow(/Set FUNCTIONS_REGION .* Nothing is bound/);
    expect(Object.keys(blank.state().made).join()).not.toContain('/databases/');
  });

  it('stop if the files name another region than that of the database', async () => {
    blank.chooseBlazePlan();
    blank.startAuthentication();
    await run([]);
    const other = { FUNCTIONS_REGION: 'europe-west1' };
    await setVariables(folder, `functions/.env.${project}`, other);
    await expect(run([])).rejects.toThrow(/database is in asia-south1 .* is europe-west1/);
  });

  it('name the rights that the account lacks', async () => {
    blank.chooseBlazePlan();
    const lacking = { 'POST cloudresourcemanager/v1/projects/*:testIamPermissions': () => ({}) };
    await expect(run([], undefined, lacking)).rejects.toThrow(
      /lacks .*secretmanager\.secrets\.create.*role Owner/,
    );
  });
});

it('a deployment follows the setup, and waits once for Eventarc', async () => {
  blank.chooseBlazePlan();
  blank.startAuthentication();
  await run([]);
  recordRehearsal(folder, digestOf(folder));
  const deployed = await rehearse(folder, 'deploy', project, blank.answersWithNewEventarc());
  expect(deployed.output).toContain('Retrying');
  expect(deployed).toMatchObject({
    code: 0,
    output: expect.stringContaining(`✓ Deployed to ${project}`),
  });
});

/** Runs the setup in this process. `onLine` gets each line and the number of steps that are done. */
async function run(
  calls: Call[],
  onLine: (line: string, doneSteps: number) => void = () => {},
  others = {},
): Promise<void> {
  const standIn = await startGoogleStandIn(project, { ...blank.answers, ...others });
  try {
    let doneSteps = 0;
    const context: SetupContext = {
      google: googleOf(
        project,
        () => Promise.resolve('token'),
        `http://*.googleapis.com:${new URL(standIn.url).port}`,
      ),
      answers: await readAnswers(join(folder, 'answers.env')),
      folder,
      say(line) {
        if (/^[✓!]/.test(line)) doneSteps += 1;
        onLine(line, doneSteps);
      },
    };
    await askForSettings(folder, project, context.answers);
    await runSetup(setupSteps(project, repository), context, () =>
      Promise.reject(new Problem('There is no person.')),
    );
  } finally {
    calls.push(...standIn.calls);
    await standIn.close();
  }
}

/** Returns the calls that change something. */
function changesOf(calls: readonly Call[]): string[] {
  const reads = /^GET|:(getIamPolicy|testIamPermissions)$/;
  return calls.map(({ request }) => request).filter((request) => !reads.test(request));
}
