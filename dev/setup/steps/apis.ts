import type { Google } from '../../google/google.ts';
import { GoogleError } from '../../google/google-error.ts';
import type { SetupStep } from '../setup-step.ts';

/** These need no billing account, and show whether there is one. */
const first = ['cloudresourcemanager', 'cloudbilling', 'firebase'];

/** What firebase-tools, the functions and this setup call. */
const others = [
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudquotas',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
  'sts',
];

export const firstApis = enableApis(
  'The first APIs',
  'The other steps ask Google about the project and its billing account.',
  first,
);

export const allApis = enableApis(
  'All APIs',
  'The database, the functions and the site use them. An API that is not enabled refuses each call.',
  others,
);

export const billing: SetupStep = {
  title: 'A billing account',
  reason: 'Functions need the Blaze plan, which is free up to a quota.',
  isDone: async ({ google }) => {
    const { projectId, call } = google;
    const path = `cloudbilling/v1/projects/${projectId}/billingInfo`;
    return (await call<{ billingEnabled?: boolean }>('GET', path)).billingEnabled === true;
  },
  byHand: (projectId) => ({
    link: `https://console.firebase.google.com/project/${projectId}/usage/details`,
    press: 'Modify plan, then Blaze, and choose a billing account.',
    see: 'the page says “Blaze plan”.',
  }),
};

export const project: SetupStep = {
  title: 'A project',
  reason: 'It contains all that the site consists of.',
  isDone: async ({ google: { projectId, call } }) => {
    try {
      await call(
        'GET',
        `serviceusage/v1/projects/${projectId}/services/serviceusage.googleapis.com`,
      );
      return true;
    } catch (error) {
      // Google answers in the same way for a project that doesn't exist.
      if (error instanceof GoogleError && error.status === 403) return false;
      throw error;
    }
  },
  byHand: (projectId) => ({
    link: 'https://console.firebase.google.com/',
    press: `Create a project with the id ${projectId}. Or let its owner make you an owner.`,
    see: 'the console lists the project.',
  }),
};

export const firebase: SetupStep = {
  title: 'Firebase in the project',
  reason: 'A project that was made in the Google Cloud console has no Firebase.',
  isDone: async ({ google: { projectId, find } }) =>
    (await find(`firebase/v1beta1/projects/${projectId}`)) !== undefined,
  work: ({ google: { projectId, run } }) =>
    run('POST', `firebase/v1beta1/projects/${projectId}:addFirebase`, {}),
};

function enableApis(title: string, reason: string, names: readonly string[]): SetupStep {
  const ids = names.map((name) => `${name}.googleapis.com`);
  return {
    title,
    reason,
    isDone: async ({ google }) => (await findDisabled(google, ids)).length === 0,
    work: async ({ google }) => {
      const serviceIds = await findDisabled(google, ids);
      const path = `serviceusage/v1/projects/${google.projectId}/services:batchEnable`;
      await google.run('POST', path, { serviceIds });
    },
  };
}

async function findDisabled(
  { projectId, call }: Google,
  ids: readonly string[],
): Promise<string[]> {
  const parent = `projects/${projectId}`;
  const names = ids.map((id) => `names=${parent}/services/${id}`).join('&');
  const path = `serviceusage/v1/${parent}/services:batchGet?${names}`;
  const { services = [] } = await call<{ services?: { name: string; state: string }[] }>(
    'GET',
    path,
  );
  const enabled = services.filter(({ state }) => state === 'ENABLED').map(({ name }) => name);
  return ids.filter((id) => !enabled.some((name) => name.endsWith(`/${id}`)));
}
