import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { discoverFunctions } from './declared-functions.ts';
import { findObstacles } from './find-obstacles.ts';
import { findProjectObstacles } from './find-project-obstacles.ts';
import { readProjectSettings } from './project-settings.ts';
import { isRehearsed } from './rehearsed.ts';

const notRehearsed =
  "The deployment rehearsal hasn't passed with these files. Run npm test -- rehearsal.";

/**
 * Prints the reasons against a deployment, one per line. Resolves to whether there are none. Without credentials it
 * skips the checks that ask Google.
 */
export async function checkDeployment(lifetime: Lifetime, projectId: string): Promise<boolean> {
  const declared = await discoverFunctions(lifetime);
  const settings = await readProjectSettings(root, projectId, process.env);
  const obstacles = [
    ...(isRehearsed(root) ? [] : [notRehearsed]),
    ...(await findObstacles(root, settings, declared)),
    ...(await findProjectObstacles(settings, declared.params).catch(reportUnchecked)),
  ];
  for (const obstacle of obstacles) console.error(obstacle);
  if (obstacles.length === 0) console.log(`✓ Ready to deploy to ${projectId}.`);
  return obstacles.length === 0;
}

function reportUnchecked(error: unknown): [] {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Not checked: the secrets and the database at Google. ${reason}`);
  return [];
}
