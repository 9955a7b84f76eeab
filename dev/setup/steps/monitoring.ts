import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProjectSettings } from '../../deployment/project-settings.ts';
import type { Google } from '../../google/google.ts';
import { listAll } from '../../google/list-all.ts';
import { readProjectNumber } from '../../google/project-number.ts';
import type { SetupContext, SetupStep } from '../setup-step.ts';

interface AlertPolicy {
  name?: string;
  displayName: string;
  notificationChannels?: string[];
}

interface Channel {
  name: string;
  type: string;
  labels?: { email_address?: string };
}

export const alerts: SetupStep = {
  title: 'Emails about what needs a person',
  reason: "The site logs it, and Google's alert policy emails you.",
  isDone: async (context) => {
    const { google } = context;
    const channel = await findChannel(context);
    const policy = await findPolicy(google, await readPolicy(context));
    return channel !== undefined && policy?.notificationChannels?.includes(channel.name) === true;
  },
  work: async (context) => {
    const { google } = context;
    const parent = `monitoring/v3/projects/${google.projectId}`;
    const channel =
      (await findChannel(context)) ??
      (await google.call<Channel>('POST', `${parent}/notificationChannels`, {
        type: 'email',
        displayName: 'Operator',
        labels: { email_address: await operatorOf(context) },
      }));
    const wanted = { ...(await readPolicy(context)), notificationChannels: [channel.name] };
    const known = await findPolicy(google, wanted);
    if (known?.name === undefined) await google.call('POST', `${parent}/alertPolicies`, wanted);
    else await google.call('PATCH', `monitoring/v3/${known.name}`, wanted);
  },
};

/** A budget needs rights on the billing account, which often belongs to somebody else. */
export const budget: SetupStep = {
  title: 'A budget',
  reason: 'Google emails you when a month costs more than you expect. It stops nothing.',
  otherwise: 'Ask the owner of the billing account for a budget for this project.',
  isDone: async ({ google }) => {
    const path = `billingbudgets/v1/${await billingAccountOf(google)}/budgets`;
    const budgets = await listAll<Budget>(google, path, 'budgets');
    const projectNumber = await readProjectNumber(google);
    return budgets.some((it) => coversProject(it, projectNumber));
  },
  work: async ({ google, answers }) => {
    const account = await billingAccountOf(google);
    const amount = await answers.ask({
      name: 'BUDGET',
      text: 'How much may a month cost, in the currency of the billing account?',
      problemOf: (text) => (/^[1-9]\d*$/.test(text) ? undefined : 'Enter a whole number.'),
    });
    await google.call('POST', `billingbudgets/v1/${account}/budgets`, {
      displayName: google.projectId,
      budgetFilter: { projects: [`projects/${google.projectId}`] },
      amount: { specifiedAmount: { units: amount } },
      thresholdRules: [{ thresholdPercent: 0.5 }, { thresholdPercent: 1 }],
    });
  },
};

interface Budget {
  budgetFilter?: { projects?: string[] };
}

/** Google stores a project by its number. A budget without projects covers all of the billing account. */
function coversProject({ budgetFilter }: Budget, projectNumber: string): boolean {
  const projects = budgetFilter?.projects;
  return !projects || projects.includes(`projects/${projectNumber}`);
}

async function billingAccountOf({ projectId, call }: Google): Promise<string> {
  const path = `cloudbilling/v1/projects/${projectId}/billingInfo`;
  return (await call<{ billingAccountName: string }>('GET', path)).billingAccountName;
}

async function findChannel(context: SetupContext): Promise<Channel | undefined> {
  const { google } = context;
  const path = `monitoring/v3/projects/${google.projectId}/notificationChannels`;
  const channels = await listAll<Channel>(google, path, 'notificationChannels');
  const operator = await operatorOf(context);
  return channels.find(
    ({ type, labels }) => type === 'email' && labels?.email_address === operator,
  );
}

async function findPolicy(
  google: Google,
  { displayName }: AlertPolicy,
): Promise<AlertPolicy | undefined> {
  const path = `monitoring/v3/projects/${google.projectId}/alertPolicies`;
  const policies = await listAll<AlertPolicy>(google, path, 'alertPolicies');
  return policies.find((it) => it.displayName === displayName);
}

async function readPolicy({ folder }: SetupContext): Promise<AlertPolicy> {
  const text = await readFile(join(folder, 'dev/deployment/alert-policy.json'), 'utf8');
  return JSON.parse(text) as AlertPolicy;
}

async function operatorOf({ google, folder }: SetupContext): Promise<string> {
  const { parameters } = await readProjectSettings(folder, google.projectId, {});
  return parameters['OPERATOR_EMAIL'] ?? '';
}
