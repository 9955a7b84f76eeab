import { readyProject, type Answer } from './answers.ts';
import { Refusal } from './refusal.ts';

const number = '100000000001';
const runtime = `serviceAccount:${number}-compute@developer.gserviceaccount.com`;

interface Policy {
  bindings: { role: string; members: string[] }[];
}

export interface BlankProject {
  answers: Record<string, Answer>;
  /** The first creation of a function with a trigger fails, as it does in the first minutes of Eventarc. */
  answersWithNewEventarc: () => Record<string, Answer>;
  /** What a person can do in the console. */
  chooseBlazePlan: () => void;
  startAuthentication: () => void;
  /** Makes Google refuse builds in a region. */
  refuseBuildsIn: (region: string) => void;
  /** What the project consists of, without secret values. */
  state: () => object;
}

/** A project as the console creates it. It answers as Google does where nothing exists or is permitted yet. */
export function blankProject(projectId: string): BlankProject {
  const enabled = new Set(['serviceusage']);
  const project = `projects/${projectId}`;
  const secrets = new Map<string, number>();
  const channels: object[] = [];
  const policies: object[] = [];
  const budgets: object[] = [];
  const schedules: object[] = [];
  const refusedRegions = new Set<string>();
  const made = new Map<string, object>();
  let accountPolicy: object = {};
  let hasBilling = false;
  let isFirebase = false;
  let hasSite = false;
  let hasApp = false;
  let hasBuilt = false;
  let hasAskedForQuota = false;
  let policy: Policy = { bindings: [] };
  let database: object | undefined;
  let config: object | undefined;

  /** Answers only when the API is enabled, as all of Google's APIs do. */
  const table = (rows: Record<string, Answer>): Record<string, Answer> =>
    Object.fromEntries(
      Object.entries(rows).map(([name, answer]) => {
        const api = /^\w+ ([\w-]+)/.exec(name)?.[1] ?? '';
        return [name, (asked) => (enabled.has(api) ? answer(asked) : disabled(api))];
      }),
    );
  const done = { done: true };

  const answers = table({
    'GET serviceusage/v1/projects/*/services/*': ({ parts: [, service = ''] }) => ({
      state: enabled.has(nameOf(service)) ? 'ENABLED' : 'DISABLED',
    }),
    'GET serviceusage/v1/projects/*/services:batchGet': ({ query }) => ({
      services: query.getAll('names').map((name) => ({
        name,
        state: enabled.has(nameOf(name)) ? 'ENABLED' : 'DISABLED',
      })),
    }),
    'POST serviceusage/v1/projects/*/services:batchEnable': ({ json }) => {
      const names = (json as { serviceIds: string[] }).serviceIds.map(nameOf);
      if (!hasBilling && names.some((name) => paid.has(name))) return billingMissing;
      for (const name of names) enabled.add(name);
      return done;
    },
    'GET cloudbilling/v1/projects/*/billingInfo': () => ({
      billingEnabled: hasBilling,
      billingAccountName: hasBilling ? 'billingAccounts/000000-000000-000000' : '',
    }),
    'GET cloudresourcemanager/v1/projects/*': () => ({ projectId, projectNumber: number }),
    /** docs.cloud.google.com/resource-manager/reference/rest/v1/projects/testIamPermissions: only those that it has. */
    'POST cloudresourcemanager/v1/projects/*:testIamPermissions': ({ json }) => json as object,
    'POST cloudresourcemanager/v1/projects/*:getIamPolicy': () => policy,
    'POST cloudresourcemanager/v1/projects/*:setIamPolicy': ({ json }) => {
      ({ policy } = json as { policy: Policy });
      return policy;
    },

    'GET firebase/v1beta1/projects/*': () => (isFirebase ? { projectId } : undefined),
    'POST firebase/v1beta1/projects/*:addFirebase': () => {
      isFirebase = true;
      return done;
    },
    'GET firebase/v1beta1/projects/*/webApps': () => ({
      apps: hasApp ? [{ appId: '1:1:web:1', state: 'ACTIVE' }] : [],
    }),
    'POST firebase/v1beta1/projects/*/webApps': () => {
      hasApp = true;
      return done;
    },
    'GET firebase/v1beta1/projects/*/webApps/*:*:web:*/config': () => ({
      apiKey: 'web-key',
      appId: '1:1:web:1',
    }),
    /** firebase-tools' `getDefaultHostingSite.js` says where a project has no default site. */
    'GET firebasehosting/v1beta1/projects/*/sites': () => ({
      sites: hasSite ? [{ name: `${project}/sites/${projectId}`, type: 'DEFAULT_SITE' }] : [],
    }),
    'POST firebasehosting/v1beta1/projects/*/sites': () => {
      hasSite = true;
      return {};
    },

    'GET iam/v1/projects/*/serviceAccounts/*': ({ path }) => made.get(path),
    'POST iam/v1/projects/*/serviceAccounts': ({ path, json }) => {
      const { accountId } = json as { accountId: string };
      made.set(`${path}/${accountId}@${projectId}.iam.gserviceaccount.com`, {});
      return {};
    },
    'POST iam/v1/projects/*/serviceAccounts/*:getIamPolicy': () => accountPolicy,
    'POST iam/v1/projects/*/serviceAccounts/*:setIamPolicy': ({ json }) => {
      ({ policy: accountPolicy } = json as { policy: object });
      return accountPolicy;
    },
    'GET iam/v1/projects/*/locations/global/workloadIdentityPools/*': ({ path }) => made.get(path),
    'POST iam/v1/projects/*/locations/global/workloadIdentityPools': ({ path, query }) => {
      made.set(`${path}/${query.get('workloadIdentityPoolId')}`, {});
      return done;
    },
    'GET iam/v1/projects/*/locations/global/workloadIdentityPools/*/providers/*': ({ path }) =>
      made.get(path),
    'POST iam/v1/projects/*/locations/global/workloadIdentityPools/*/providers': ({
      path,
      query,
      json,
    }) => {
      made.set(`${path}/${query.get('workloadIdentityPoolProviderId')}`, json as object);
      return done;
    },

    'GET cloudbuild/v1/projects/*/locations/*/builds': () => ({
      builds: hasBuilt ? [{ status: 'SUCCESS' }] : [],
    }),
    /** github.com/google-github-actions/deploy-cloudrun/issues/480 has these words. */
    'POST cloudbuild/v1/projects/*/locations/*/builds': ({ parts: [, region = ''] }) => {
      if (refusedRegions.has(region)) {
        return new Refusal(
          400,
          'FAILED_PRECONDITION',
          'failed precondition: due to quota restrictions, cannot run builds in this region. Please contact support',
        );
      }
      hasBuilt = true;
      return done;
    },
    /** docs.cloud.google.com/docs/quotas/reference/rest/v1; the 20 processors: github.com/firebase/firebase-tools/issues/11001. */
    'GET cloudquotas/v1/projects/*/locations/global/services/run.googleapis.com/quotaInfos':
      () => ({
        quotaInfos: [
          {
            quotaId: 'CpuAllocPerProjectRegion',
            metric: 'run.googleapis.com/cpu_allocation',
            dimensionsInfos: [
              { dimensions: { region: 'asia-south1' }, details: { value: '20000' } },
            ],
          },
        ],
      }),
    'GET cloudquotas/v1/projects/*/locations/global/quotaPreferences/*': ({ path }) =>
      hasAskedForQuota ? { name: path } : undefined,
    'POST cloudquotas/v1/projects/*/locations/global/quotaPreferences': () => {
      hasAskedForQuota = true;
      return {};
    },

    /** firebase-tools' `firestore/api.js` expects status 404 where there is no database. */
    'GET firestore/v1/projects/*/databases/*': () => database,
    'POST firestore/v1/projects/*/databases': ({ json }) => {
      database = json as object;
      return done;
    },
    'GET firestore/v1/projects/*/databases/*/backupSchedules': () => ({
      backupSchedules: schedules,
    }),
    'POST firestore/v1/projects/*/databases/*/backupSchedules': ({ json }) => {
      schedules.push(json as object);
      return {};
    },

    'GET secretmanager/v1/projects/*/secrets/*': ({ parts: [, name = ''], path }) =>
      secrets.has(name) ? { name: path, replication: { automatic: {} } } : undefined,
    'POST secretmanager/v1/projects/*/secrets': ({ query }) => {
      secrets.set(query.get('secretId') ?? '', 0);
      return {};
    },
    'POST secretmanager/v1/projects/*/secrets/*:addVersion': ({ parts: [, name = ''] }) => {
      secrets.set(name, (secrets.get(name) ?? 0) + 1);
      return {};
    },
    'GET secretmanager/v1/projects/*/secrets/*/versions/*': ({ parts: [, name = ''] }) =>
      (secrets.get(name) ?? 0) > 0
        ? {
            name: `projects/${number}/secrets/${name}/versions/${secrets.get(name)}`,
            state: 'ENABLED',
          }
        : undefined,

    /** github.com/GoogleCloudPlatform/gsutil/issues/1575 has this answer. */
    'GET identitytoolkit/admin/v2/projects/*/config': () => config ?? notStarted,
    'PATCH identitytoolkit/admin/v2/projects/*/config': ({ json }) => {
      config &&= { ...config, ...(json as object) };
      return config ?? notStarted;
    },
    'GET identitytoolkit/admin/v2/projects/*/defaultSupportedIdpConfigs/google.com': () =>
      config ? { enabled: true } : notStarted,

    'GET monitoring/v3/projects/*/notificationChannels': () => ({ notificationChannels: channels }),
    'POST monitoring/v3/projects/*/notificationChannels': ({ json }) => {
      const channel = { ...(json as object), name: `${project}/notificationChannels/1` };
      channels.push(channel);
      return channel;
    },
    'GET monitoring/v3/projects/*/alertPolicies': () => ({ alertPolicies: policies }),
    'POST monitoring/v3/projects/*/alertPolicies': ({ json }) => {
      policies.push({ ...(json as object), name: `${project}/alertPolicies/1` });
      return {};
    },
    'GET billingbudgets/v1/billingAccounts/*/budgets': () => ({ budgets }),
    'POST billingbudgets/v1/billingAccounts/*/budgets': ({ json }) => {
      const budget = json as { budgetFilter: object };
      budgets.push({ ...budget, budgetFilter: { projects: [`projects/${number}`] } });
      return {};
    },
  });

  /** firebase-tools' `gcp/cloudfunctionsv2.js` looks for these words. */
  const create = 'POST cloudfunctions/v2/projects/*/locations/*/functions';
  let isNew = true;
  const answersWithNewEventarc = (): Record<string, Answer> => ({
    ...answers,
    [create]: (asked) => {
      const needsEventarc = JSON.stringify(asked.json).includes('eventTrigger');
      if (!isNew || !needsEventarc) return readyProject[create]?.(asked);
      isNew = false;
      return new Refusal(
        400,
        'FAILED_PRECONDITION',
        'Validation failed for trigger. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent.',
      );
    },
  });

  return {
    answers,
    answersWithNewEventarc,
    chooseBlazePlan: () => (hasBilling = true),
    startAuthentication: () => {
      config = { authorizedDomains: ['localhost', `${projectId}.firebaseapp.com`] };
    },
    refuseBuildsIn: (region) => refusedRegions.add(region),
    state: () => ({
      enabled: [...enabled].toSorted(),
      roles: policy.bindings.filter(({ members }) => members.includes(runtime)).length,
      secrets: Object.fromEntries(secrets),
      database,
      config,
      schedules,
      channels,
      policies,
      accountPolicy,
      budgets,
      isFirebase,
      hasSite,
      hasApp,
      hasAskedForQuota,
    }),
  };
}

/** These can't be enabled without a billing account: github.com/kyegomez/zeta/issues/71. */
const paid = new Set(['artifactregistry', 'cloudbuild', 'compute', 'run', 'secretmanager']);

const billingMissing = new Refusal(
  400,
  'FAILED_PRECONDITION',
  `Billing account for project '${number}' is not found. Billing must be enabled for activation of service(s).`,
  'UREQ_PROJECT_BILLING_NOT_FOUND',
);

const notStarted = new Refusal(404, 'NOT_FOUND', 'CONFIGURATION_NOT_FOUND');

/** Returns `run` for `projects/…/services/run.googleapis.com`. */
function nameOf(service: string): string {
  return service.replace(/^.*\//, '').replace('.googleapis.com', '');
}

/** cloud.google.com/apis/docs/troubleshooting: the reason SERVICE_DISABLED. */
function disabled(api: string): Refusal {
  return new Refusal(
    403,
    'PERMISSION_DENIED',
    `${api}.googleapis.com has not been used in project ${number} before or it is disabled.`,
    'SERVICE_DISABLED',
  );
}
