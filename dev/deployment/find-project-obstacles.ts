import { connectToGoogle } from '../google/connect-to-google.ts';
import { findDatabase, isProtected } from '../google/database.ts';
import type { Google } from '../google/google.ts';
import { hasValue } from '../google/secrets.ts';
import type { DeclaredParameter } from './declared-functions.ts';
import type { ProjectSettings } from './project-settings.ts';
import { isElsewhere } from './setting-formats.ts';

/** Throws if Google doesn't answer, for example because no account is logged in. */
export async function findProjectObstacles(
  settings: ProjectSettings,
  declared: readonly DeclaredParameter[],
): Promise<string[]> {
  const google = await connectToGoogle(settings.projectId);
  const secrets = declared.filter(({ type }) => type === 'secret');
  const missing = await Promise.all(
    secrets.map(async ({ name }) =>
      (await hasValue(google, name))
        ? []
        : `Secret Manager: ${name} has no value. Run: npx firebase functions:secrets:set ${name} --project ${google.projectId}`,
    ),
  );
  return [...missing.flat(), ...(await findDatabaseObstacles(google, settings))];
}

/** Checks that the database exists and is protected. A deployment would create it without delete protection. */
async function findDatabaseObstacles(
  google: Google,
  { projectId, isTestSite, parameters }: ProjectSettings,
): Promise<string[]> {
  const flags = `--delete-protection ENABLED --point-in-time-recovery ENABLED --project ${projectId}`;
  const region = parameters['FUNCTIONS_REGION'] ?? '';
  const database = await findDatabase(google);
  if (!database) {
    return [
      `Firestore: there is no database. Run: npx firebase firestore:databases:create "(default)" --location ${region} ${flags}`,
    ];
  }
  const elsewhere = isElsewhere(database.locationId, region)
    ? [`FUNCTIONS_REGION is ${region}, but the database is in ${database.locationId}.`]
    : [];
  if (isProtected(database) || isTestSite) return elsewhere;
  return [
    ...elsewhere,
    `Firestore: the database lacks delete protection or point-in-time recovery. Run: npx firebase firestore:databases:update "(default)" ${flags}`,
  ];
}
