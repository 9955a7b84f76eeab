import { readyProject, type Answer } from './answers.ts';
import { Refusal } from './refusal.ts';

const number = '100000000001';
const done = { done: true };

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
  state: () => { made: object };
}

/** A project as the console creates it. It answers as Google does where nothing exists or is permitted yet. */
export function blankProject(projectId: string): BlankProject {
  const enabled = new Set(['serviceusage']);
  const refusedRegions = new Set<string>();
  /** Lists by their keys in Google's answers. */
  const lists: Record<string, object[]> = {};
  /** Resources by their paths. */
  const made = new Map<string, object>();
  const versions = new Map<string, number>();
  let policy: object = { bindings: [] };
  let accountPolicy: object = {};
  let hasBilling = false;
  let config: object | undefined;

  const find: Answer = ({ path }) => made.get(path);
  /** Makes the resource that the query names, such as `?databaseId=(default)`. */
  const make: Answer = ({ path, query, json }) => {
    const [, id = ''] = [...query].find(([name]) => name.endsWith('Id')) ?? [];
    made.set(`${path}/${id}`, { name: `${path}/${id}`, ...(json as object) });
    return done;
  };
  const list = (key: string) => () => ({ [key]: lists[key] ?? [] });
  /** Adds what the request describes to a list. */
  const addTo =
    (key: string, facts: object = {}): Answer =>
    ({ json }) => {
      const item = { ...(json as object), ...facts };
      lists[key] = [...(lists[key] ?? []), item];
      return { ...item, ...done };
    };

  /** Answers only when the API is enabled, as all of Google's APIs do. */
  const table = (rows: Record<string, Answer>): Record<string, Answer> =>
    Object.fromEntries(
      Object.entries(rows).map(([name, answer]) => {
        const api = /^\w+ ([\w-]+)/.exec(name)?.[1] ?? '';
        return [name, (asked) => (enabled.has(api) ? answer(asked) : disabled(api))];
      }),
    );
  const stateOf = (service: string) => ({
    name: service,
    state: enabled.has(nameOf(service)) ? 'ENABLED' : 'DISABLED',
  });

  const answers = table({
    'GET serviceusage/v1/projects/*/services/*': ({ path }) => stateOf(path),
    'GET serviceusage/v1/projects/*/services:batchGet': ({ query }) => ({
      services: query.getAll('names').map(stateOf),
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
      ({ policy } = json as { policy: object });
      return policy;
    },

    'GET firebase/v1beta1/projects/*': find,
    'POST firebase/v1beta1/projects/*:addFirebase': ({ path }) => {
      made.set(path.replace(':addFirebase', ''), { projectId });
      return done;
    },
    'GET firebase/v1beta1/projects/*/webApps': list('apps'),
    'POST firebase/v1beta1/projects/*/webApps': addTo('apps', { appId: '1:1:web:1' }),
    'GET firebase/v1beta1/projects/*/webApps/*:*:web:*/config': () => ({
      apiKey: 'web-key',
      appId: '1:1:web:1',
    }),
    /** firebase-tools' `getDefaultHostingSite.js` says where a project has no default site. */
    'GET firebasehosting/v1beta1/projects/*/sites': list('sites'),
    'POST firebasehosting/v1beta1/projects/*/sites': addTo('sites', {
      name: `projects/${projectId}/sites/${projectId}`,
      type: 'DEFAULT_SITE',
    }),

    'GET iam/v1/projects/*/serviceAccounts/*': find,
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
    'GET iam/v1/projects/*/locations/global/workloadIdentityPools/*': find,
    'POST iam/v1/projects/*/locations/global/workloadIdentityPools': make,
    'GET iam/v1/projects/*/locations/global/workloadIdentityPools/*/providers/*': find,
    'POST iam/v1/projects/*/locations/global/workloadIdentityPools/*/providers': make,

    'GET cloudbuild/v1/projects/*/locations/*/builds': list('builds'),
    /** github.com/google-github-actions/deploy-cloudrun/issues/480 has these words. */
    'POST cloudbuild/v1/projects/*/locations/*/builds': (asked) =>
      refusedRegions.has(asked.parts[1] ?? '')
        ? new Refusal(
            400,
            'FAILED_PRECONDITION',
            'failed precondition: due to quota restrictions, cannot run builds in this region. Please contact support',
          )
        : addTo('builds')(asked),
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
    'GET cloudquotas/v1/projects/*/locations/global/quotaPreferences/*': find,
    'POST cloudquotas/v1/projects/*/locations/global/quotaPreferences': make,

    /** firebase-tools' `firestore/api.js` expects status 404 where there is no database. */
    'GET firestore/v1/projects/*/databases/*': find,
    'POST firestore/v1/projects/*/databases': make,
    'GET firestore/v1/projects/*/databases/*/backupSchedules': list('backupSchedules'),
    'POST firestore/v1/projects/*/databases/*/backupSchedules': addTo('backupSchedules'),

    'GET secretmanager/v1/projects/*/secrets/*': find,
    'POST secretmanager/v1/projects/*/secrets': make,
    'POST secretmanager/v1/projects/*/secrets/*:addVersion': ({ parts: [, name = ''] }) => {
      versions.set(name, (versions.get(name) ?? 0) + 1);
      return {};
    },
    'GET secretmanager/v1/projects/*/secrets/*/versions/*': ({ parts: [, name = ''] }) =>
      versions.has(name)
        ? {
            name: `projects/${number}/secrets/${name}/versions/${versions.get(name)}`,
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

    'GET monitoring/v3/projects/*/notificationChannels': list('notificationChannels'),
    'POST monitoring/v3/projects/*/notificationChannels': addTo('notificationChannels', {
      name: 'channel',
    }),
    'GET monitoring/v3/projects/*/alertPolicies': list('alertPolicies'),
    'POST monitoring/v3/projects/*/alertPolicies': addTo('alertPolicies'),
    'GET billingbudgets/v1/billingAccounts/*/budgets': list('budgets'),
    'POST billingbudgets/v1/billingAccounts/*/budgets': addTo('budgets', {
      budgetFilter: { projects: [`projects/${number}`] },
    }),
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
      ...lists,
      made: Object.fromEntries(made),
      versions: Object.fromEntries(versions),
      config,
      accountPolicy,
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
