import type { Google } from '../../google/google.ts';
import { readProjectNumber } from '../../google/project-number.ts';
import type { SetupStep } from '../setup-step.ts';

const accountId = 'deploy';
const poolId = 'github';

/** The account that a workflow of the repository deploys with. It has no key that could leak. */
export function deployerOf(projectId: string): string {
  return `${accountId}@${projectId}.iam.gserviceaccount.com`;
}

/** `repository` is an owner and a name, such as `example/site`. */
export function githubSteps(repository: string): SetupStep[] {
  return [account, pool, provider(repository), trust(repository)];
}

const account: SetupStep = {
  title: 'An account for deployments from GitHub',
  reason: 'The workflow deploys with its rights.',
  isDone: async ({ google }) => (await google.find(accountPath(google))) !== undefined,
  work: async ({ google: { projectId, call } }) => {
    await call('POST', `iam/v1/projects/${projectId}/serviceAccounts`, {
      accountId,
      serviceAccount: { displayName: 'Deployments from GitHub' },
    });
  },
};

const pool: SetupStep = {
  title: 'A pool of identities',
  reason: "Google then accepts GitHub's identities without a key.",
  isDone: async ({ google }) => (await google.find(poolPath(google))) !== undefined,
  work: ({ google }) => google.run('POST', `${pools(google)}?workloadIdentityPoolId=${poolId}`, {}),
};

function provider(repository: string): SetupStep {
  return {
    title: 'GitHub as provider of identities',
    reason: `Google accepts workflows of ${repository} only.`,
    isDone: async ({ google }) => {
      const path = `${poolPath(google)}/providers/${poolId}`;
      const found = await google.find<{ attributeCondition?: string }>(path);
      return found?.attributeCondition === conditionFor(repository);
    },
    work: ({ google }) =>
      google.run('POST', `${poolPath(google)}/providers?workloadIdentityPoolProviderId=${poolId}`, {
        attributeMapping: {
          'google.subject': 'assertion.sub',
          'attribute.repository': 'assertion.repository',
        },
        attributeCondition: conditionFor(repository),
        oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
      }),
  };
}

function trust(repository: string): SetupStep {
  const role = 'roles/iam.workloadIdentityUser';
  return {
    title: 'The right to deploy for workflows of the repository',
    reason: `Workflows of ${repository} may act as the account.`,
    isDone: async ({ google }) => {
      const member = await memberFor(google, repository);
      const path = `${accountPath(google)}:getIamPolicy`;
      const { bindings = [] } = await google.call<{
        bindings?: { role: string; members: string[] }[];
      }>('POST', path, {});
      return bindings.some((it) => it.role === role && it.members.includes(member));
    },
    work: async ({ google }) => {
      const members = [await memberFor(google, repository)];
      await google.call('POST', `${accountPath(google)}:setIamPolicy`, {
        policy: { bindings: [{ role, members }] },
      });
    },
  };
}

/** Resolves to the value of the repository's variable WORKLOAD_IDENTITY_PROVIDER. */
export async function providerName(google: Google): Promise<string> {
  return `${await poolName(google)}/providers/${poolId}`;
}

async function poolName(google: Google): Promise<string> {
  const projectNumber = await readProjectNumber(google);
  return `projects/${projectNumber}/locations/global/workloadIdentityPools/${poolId}`;
}

async function memberFor(google: Google, repository: string): Promise<string> {
  const pool = await poolName(google);
  return `principalSet://iam.googleapis.com/${pool}/attribute.repository/${repository}`;
}

function conditionFor(repository: string): string {
  return `assertion.repository == '${repository}'`;
}

function accountPath({ projectId }: Google): string {
  return `iam/v1/projects/${projectId}/serviceAccounts/${deployerOf(projectId)}`;
}

function pools({ projectId }: Google): string {
  return `iam/v1/projects/${projectId}/locations/global/workloadIdentityPools`;
}

function poolPath(google: Google): string {
  return `${pools(google)}/${poolId}`;
}
