import { findObstacles } from '../deployment/find-obstacles.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';

/** Checks a deployment: prints each obstacle on a line, and exits with 1 if there is one. */
await runCommand(async () => {
  const obstacles = await findObstacles(root, process.env['GCLOUD_PROJECT'], process.env);
  for (const obstacle of obstacles) console.error(obstacle);
  return obstacles.length === 0 ? 0 : 1;
});
