import type { SetupStep } from './setup-step.ts';
import { allApis, billing, firebase, firstApis, project } from './steps/apis.ts';
import { authentication, authSettings } from './steps/authentication.ts';
import { backups, database } from './steps/database.ts';
import { deployerOf, githubSteps } from './steps/github.ts';
import { alerts, budget } from './steps/monitoring.ts';
import { processorQuota, trialBuild } from './steps/region.ts';
import { deployerRights, ownRights, runtimeRights } from './steps/roles.ts';
import { secrets } from './steps/secrets.ts';
import { hostingSite, webApp } from './steps/web-app.ts';

/**
 * Returns the steps in the sequence in which Google accepts them. `repository` is the one at GitHub whose workflow
 * deploys, such as `example/site`.
 */
export function setupSteps(projectId: string, repository: string | undefined): SetupStep[] {
  return [
    project,
    firstApis,
    billing,
    ownRights,
    allApis,
    firebase,
    runtimeRights,
    ...(repository === undefined
      ? []
      : [...githubSteps(repository), deployerRights(`serviceAccount:${deployerOf(projectId)}`)]),
    trialBuild,
    processorQuota,
    database,
    hostingSite,
    webApp,
    ...secrets,
    authentication,
    authSettings,
    backups,
    alerts,
    budget,
  ];
}
