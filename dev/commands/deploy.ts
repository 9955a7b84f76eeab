import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { checkDeployment } from '../deployment/check-deployment.ts';
import { deploy } from '../deployment/deploy.ts';
import { readProjectSettings } from '../deployment/project-settings.ts';
import { requireProjectId } from '../deployment/require-project-id.ts';
import { readTargets } from '../deployment/read-targets.ts';
import { runFirebaseDeploy } from '../deployment/run-firebase-deploy.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { root } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';

const usage = 'npm run deploy -- --project <id> [--only firestore,functions,hosting]';
const permissionsMs = 3 * 60 * 1000;

/** Checks, builds and deploys the site without prompts. Exits with the exit code of firebase-tools. */
await runCommand(async (lifetime) => {
  const text = { type: 'string' } as const;
  const { values } = parseArguments({ options: { project: text, only: text } }, usage);
  const projectId = requireProjectId(values.project, usage);
  const targets = readTargets(values.only ?? 'firestore,functions,hosting');
  if (!(await checkDeployment(lifetime, projectId))) return 1;
  const code = await deploy(targets, {
    run: (args) => runFirebaseDeploy(lifetime, projectId, args),
    waitForPermissions: () => setTimeout(permissionsMs),
    say: console.error,
  });
  if (code === 0) await printNextSteps(projectId, targets);
  else
    console.error(
      `\nThe deployment is incomplete. Fix the error above, then run: npm run deploy -- --project ${projectId}`,
    );
  return code;
});

async function printNextSteps(projectId: string, targets: string[]): Promise<void> {
  const { variables } = await readProjectSettings(root, projectId, process.env);
  const site = variables['SITE_URL'];
  console.log(`
✓ Deployed to ${projectId}: ${targets.join(', ')}.
  The site is ${site}. Hosting keeps the previous version; see "Roll back" in OPERATIONS.md.
  New indexes take a few minutes to build. Queries that need them fail until then:
    https://console.firebase.google.com/project/${projectId}/firestore/databases/-default-/indexes
  Check what only the deployed site can show: npm run deploy:verify -- --project ${projectId}
  After the first deployment, add the webhook ${site}${endpoints.razorpayWebhook} in Razorpay, and add the domain to the authorised domains of Firebase Authentication (see OPERATIONS.md).`);
}
