import { getGlobalDefaultAccount } from 'firebase-tools/lib/auth.js';
import { FirestoreApi } from 'firebase-tools/lib/firestore/api.js';
import { getSecretMetadata } from 'firebase-tools/lib/gcp/secretManager.js';
import { requireAuth } from 'firebase-tools/lib/requireAuth.js';
import type { ProjectSettings } from './project-settings.ts';
import { isElsewhere } from './setting-formats.ts';

/** Throws if Google doesn't answer, for example because no account is logged in. */
export async function findProjectObstacles(
  settings: ProjectSettings,
  secrets: readonly string[],
): Promise<string[]> {
  await requireAuth({ ...getGlobalDefaultAccount(), project: settings.projectId });
  return [
    ...(await findMissingSecrets(settings.projectId, secrets)),
    ...(await findDatabaseObstacles(settings)),
  ];
}

async function findMissingSecrets(projectId: string, names: readonly string[]): Promise<string[]> {
  const versions = await Promise.all(
    names.map((name) => getSecretMetadata(projectId, name, 'latest')),
  );
  return names.flatMap((name, index) =>
    versions[index]?.secretVersion?.state === 'ENABLED'
      ? []
      : `Secret Manager: ${name} has no value. Run: npx firebase functions:secrets:set ${name} --project ${projectId}`,
  );
}

/** Checks that the database exists and is protected. A deployment would create it without delete protection. */
async function findDatabaseObstacles({
  projectId,
  isTestSite,
  parameters,
}: ProjectSettings): Promise<string[]> {
  const flags = `--delete-protection ENABLED --point-in-time-recovery ENABLED --project ${projectId}`;
  try {
    const database = await new FirestoreApi().getDatabase(projectId, '(default)');
    const isProtected =
      database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' &&
      database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED';
    const region = parameters['FUNCTIONS_REGION'] ?? '';
    const elsewhere = isElsewhere(database.locationId, region)
      ? [`FUNCTIONS_REGION is ${region}, but the database is in ${database.locationId}.`]
      : [];
    if (isProtected || isTestSite) return elsewhere;
    return [
      ...elsewhere,
      `Firestore: the database lacks delete protection or point-in-time recovery. Run: npx firebase firestore:databases:update "(default)" ${flags}`,
    ];
  } catch (error) {
    if (!isMissing(error)) throw error;
    return [
      `Firestore: there is no database. Run: npx firebase firestore:databases:create "(default)" --location ${parameters['FUNCTIONS_REGION']} ${flags}`,
    ];
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
