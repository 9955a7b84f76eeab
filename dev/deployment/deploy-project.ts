import { setTimeout } from 'node:timers/promises';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { root } from '../suite/folders.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import { checkDeployment } from './check-deployment.ts';
import { deploy } from './deploy.ts';
import { readProjectSettings } from './project-settings.ts';
import { runFirebaseDeploy } from './run-firebase-deploy.ts';

/** A rehearsal doesn't wait as long as Google's permissions take. */
const permissionsSeconds = Number(process.env['PERMISSIONS_SECONDS'] ?? '180');

/** Checks, builds and deploys without prompts. Resolves to the exit code of firebase-tools. */
export async function deployProject(
  lifetime: Lifetime,
  projectId: string,
  targets: readonly string[],
): Promise<number> {
  if (!(await checkDeployment(lifetime, projectId))) return 1;
  const code = await deploy(targets, {
    run: (args) => runFirebaseDeploy(lifetime, projectId, args),
    waitForPermissions: () => setTimeout(permissionsSeconds * 1000),
    say: console.error,
  });
  if (code === 0) await printNextSteps(projectId, targets);
  else
    console.error(
      `\nThe deployment is incomplete. Fix the error above, then run: npm run deploy -- --project ${projectId}`,
    );
  return code;
}

async function printNextSteps(projectId: string, targets: readonly string[]): Promise<void> {
  const { variables } = await readProjectSettings(root, projectId, process.env);
  const site = variables['SITE_URL'];
  console.log(`
✓ Deployed to ${projectId}: ${targets.join(', ')}.
  The site is ${site}. Hosting keeps the previous version; see "Roll back" in docs/operations.md.
  New indexes take a few minutes to build. Queries that need them fail until then:
    https://console.firebase.google.com/project/${projectId}/firestore/databases/-default-/indexes
  Check what only the deployed site can show: npm run deploy:verify -- --project ${projectId}
  After the first deployment, add the webhook ${site}${endpoints.razorpayWebhook} in Razorpay, and the address ${site}/__/auth/handler in Google's OAuth client (see docs/deploy.md).`);
}
