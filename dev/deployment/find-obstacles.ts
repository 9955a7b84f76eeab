import type { DeclaredFunctions } from './declared-functions.ts';
import { findHostingObstacles } from './find-hosting-obstacles.ts';
import { findParameterObstacles } from './find-parameter-obstacles.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { findWrongParameters } from './find-wrong-parameters.ts';
import { findWrongVariables } from './find-wrong-variables.ts';
import type { ProjectSettings } from './project-settings.ts';

/** Returns the reasons why the project can't be deployed. A test site may keep the placeholders. */
export async function findObstacles(
  folder: string,
  settings: ProjectSettings,
  declared: DeclaredFunctions,
): Promise<string[]> {
  return [
    ...(settings.isTestSite ? [] : await findPlaceholders(folder)),
    ...findParameterObstacles(declared.params, settings),
    ...findWrongParameters(settings),
    ...findWrongVariables(settings),
    ...(await findHostingObstacles(folder, declared, settings)),
  ];
}
