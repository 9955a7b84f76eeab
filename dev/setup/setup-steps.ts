import type { SetupStep } from './setup-step.ts';
import { allApis, billing, firebase, firstApis, project } from './steps/apis.ts';
import { authentication, authSettings } from './steps/authentication.ts';
import { backups, database } from './steps/database.ts';
import { alerts, budget } from './steps/monitoring.ts';
import { processorQuota, trialBuild } from './steps/region.ts';
import { deployerRights, ownRights, runtimeRights } from './steps/roles.ts';
import { secrets } from './steps/secrets.ts';
import { hostingSite, webApp } from './steps/web-app.ts';

/** Returns the steps in the sequence in which Google accepts them. `deployer` is a member that deploys from CI. */
export function setupSteps(deployer: string | undefined): SetupStep[] {
  return [
    project,
    firstApis,
    billing,
    ownRights,
    allApis,
    firebase,
    runtimeRights,
    ...(deployer === undefined ? [] : [deployerRights(deployer)]),
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
