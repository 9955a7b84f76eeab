import type { Google } from '../../google/google.ts';
import type { FirebaseConfig } from '../../suite/emulators/firebase-config.ts';
import type { DeclaredFunctions } from '../declared-functions.ts';
import type { ProjectSettings } from '../project-settings.ts';
import { appCheckChecks } from './app-check-checks.ts';
import type { Check } from './check.ts';
import { coldStartCheck } from './cold-start-check.ts';
import { crawlerChecks } from './crawler-checks.ts';
import { databaseChecks, type DatabaseConfig } from './database-checks.ts';
import { endpointChecks } from './endpoint-checks.ts';
import { forwardedForCheck } from './forwarded-for-check.ts';
import { pageChecks } from './page-checks.ts';
import { scheduleCheck } from './schedule-check.ts';
import { signInPageCheck } from './sign-in-page-check.ts';
import { webhookChecks } from './webhook-checks.ts';

interface Sources {
  origin: string;
  settings: ProjectSettings;
  hosting: FirebaseConfig['hosting'];
  database: DatabaseConfig;
  declared: DeclaredFunctions;
  google: Google;
}

/** Returns the checks of everything that HTTP or an API of Google can show about a deployment. */
export function allChecks(sources: Sources): Check[] {
  const { origin, settings, hosting, database, declared, google } = sources;
  const region = settings.parameters['FUNCTIONS_REGION'] ?? '';
  return [
    ...pageChecks(origin, hosting),
    signInPageCheck(origin, hosting),
    ...crawlerChecks(origin, settings.isTestSite),
    ...endpointChecks(origin, hosting),
    ...webhookChecks(origin),
    ...appCheckChecks(origin, settings.parameters, google),
    ...databaseChecks(database, google),
    scheduleCheck(declared, region, google),
    // The checks above write entries into the log.
    forwardedForCheck(origin, google),
    coldStartCheck(google),
  ];
}
