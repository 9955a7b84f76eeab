import type { Google } from '../../google/google.ts';
import { readProjectNumber } from '../../google/project-number.ts';
import { Problem } from '../../suite/problem.ts';
import type { SetupStep } from '../setup-step.ts';

interface Policy {
  bindings?: { role: string; members: string[]; condition?: object }[];
  etag?: string;
}

/** What the functions and their builds do. The role Editor, which Google usually grants, contains all of it. */
const runtimeRoles = [
  'roles/artifactregistry.writer',
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/logging.logWriter',
  'roles/run.invoker',
  'roles/secretmanager.secretAccessor',
];

/** What `npm run deploy` and `deploy:verify` do in CI. */
const deployerRoles = [
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/firebase.admin',
  'roles/iam.serviceAccountUser',
  'roles/logging.viewer',
  'roles/secretmanager.admin',
  'roles/serviceusage.serviceUsageConsumer',
];

/** What an owner may do and this setup does. */
const operatorPermissions = [
  'cloudfunctions.functions.create',
  'datastore.databases.create',
  'firebase.projects.update',
  'firebasehosting.sites.create',
  'monitoring.alertPolicies.create',
  'resourcemanager.projects.setIamPolicy',
  'secretmanager.secrets.create',
  'serviceusage.services.enable',
];

export const ownRights: SetupStep = {
  title: 'Your own rights',
  reason: 'The first deployment grants roles, so an owner must make it.',
  isDone: async ({ google }) => (await findMissing(google)).length === 0,
  work: async ({ google }) => {
    const missing = (await findMissing(google)).join(', ');
    throw new Problem(
      `Your account lacks ${missing} in ${google.projectId}. Let an owner give you the role Owner, then run the same command again.`,
    );
  },
};

export const runtimeRights: SetupStep = {
  title: 'The roles of the functions',
  reason: "Some organisations don't let Google grant them.",
  isDone: async ({ google }) => {
    const member = await runtimeAccount(google);
    const roles = rolesOf(await readPolicy(google), member);
    return roles.has('roles/editor') || runtimeRoles.every((role) => roles.has(role));
  },
  work: async ({ google }) => grant(google, await runtimeAccount(google), runtimeRoles),
};

/** `member` is an account that deploys, such as `serviceAccount:deploy@<project>.iam.gserviceaccount.com`. */
export function deployerRights(member: string): SetupStep {
  return {
    title: 'The roles of the deploying account',
    reason: `${member} deploys from CI.`,
    isDone: async ({ google }) => {
      const roles = rolesOf(await readPolicy(google), member);
      return deployerRoles.every((role) => roles.has(role));
    },
    work: ({ google }) => grant(google, member, deployerRoles),
  };
}

async function findMissing({ projectId, call }: Google): Promise<string[]> {
  const { permissions = [] } = await call<{ permissions?: string[] }>(
    'POST',
    `cloudresourcemanager/v1/projects/${projectId}:testIamPermissions`,
    { permissions: operatorPermissions },
  );
  return operatorPermissions.filter((name) => !permissions.includes(name));
}

async function runtimeAccount(google: Google): Promise<string> {
  return `serviceAccount:${await readProjectNumber(google)}-compute@developer.gserviceaccount.com`;
}

function readPolicy({ projectId, call }: Google): Promise<Policy> {
  const path = `cloudresourcemanager/v1/projects/${projectId}:getIamPolicy`;
  return call<Policy>('POST', path, { options: { requestedPolicyVersion: 3 } });
}

function rolesOf({ bindings = [] }: Policy, member: string): Set<string> {
  const own = bindings.filter((it) => it.members.includes(member) && !it.condition);
  return new Set(own.map(({ role }) => role));
}

/** Adds bindings. The etag of the policy makes Google refuse the change if the policy has changed meanwhile. */
async function grant(google: Google, member: string, roles: readonly string[]): Promise<void> {
  const { projectId, call } = google;
  const policy = await readPolicy(google);
  const held = rolesOf(policy, member);
  const added = roles
    .filter((role) => !held.has(role))
    .map((role) => ({ role, members: [member] }));
  await call('POST', `cloudresourcemanager/v1/projects/${projectId}:setIamPolicy`, {
    policy: { ...policy, version: 3, bindings: [...(policy.bindings ?? []), ...added] },
  });
}
