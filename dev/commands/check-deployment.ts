import { findObstacles } from '../deployment/find-obstacles.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';

/** Before a deployment: says nothing when all is well; else a line for each obstacle, and exits with 1. */
await runCommand(async () => {
  const obstacles = await findObstacles(root, process.env['GCLOUD_PROJECT'], process.env);
  for (const obstacle of obstacles) console.error(obstacle);
  return obstacles.length === 0 ? 0 : 1;
});
