import { checkDeployment } from '../deployment/check-deployment.ts';
import { requireProjectId } from '../deployment/require-project-id.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { runCommand } from '../suite/lifetime.ts';

const usage = 'npm run deploy:check -- --project <id>';

/** Exits with 1 if something prevents a deployment. */
await runCommand(async (lifetime) => {
  const options = { project: { type: 'string' } } as const;
  const { project } = parseArguments({ options }, usage).values;
  return (await checkDeployment(lifetime, requireProjectId(project, usage))) ? 0 : 1;
});
