import { endpoints } from '../../functions/shared/endpoints.ts';
import { site } from '../../functions/shared/site.ts';
import { readProjectSettings } from '../deployment/project-settings.ts';
import { Problem } from '../suite/problem.ts';
import { setVariables } from './project-files.ts';
import { runSetup } from './run-setup.ts';
import type { SetupContext } from './setup-step.ts';
import { authSettings } from './steps/authentication.ts';
import { waitForEnter } from './wait-for-enter.ts';

/**
 * Makes a domain the address of the site: in both files of the project, and in Authentication. Throws a Problem, and
 * changes nothing, unless the domain already serves the site.
 */
export async function switchDomain(
  context: SetupContext,
  origin: string,
  fetchPage: (url: string) => Promise<string>,
): Promise<void> {
  const { google, folder, say } = context;
  const page = await fetchPage(origin).catch((error: unknown) => {
    throw new Problem(
      `${origin} doesn't answer yet: ${error instanceof Error ? error.message : ''}. A certificate can take a day after the DNS records are right. Nothing was changed.`,
    );
  });
  if (!page.includes(site.name)) {
    throw new Problem(`${origin} shows another site. Check its DNS records. Nothing was changed.`);
  }
  const { parametersFile, variablesFile } = await readProjectSettings(folder, google.projectId, {});
  await setVariables(folder, parametersFile, { SITE_URL: origin });
  await setVariables(folder, variablesFile, {
    SITE_URL: origin,
    VITE_FIREBASE_AUTH_DOMAIN: new URL(origin).host,
  });
  await runSetup([authSettings], context, waitForEnter);
  say(`
✓ The site's address is ${origin}. Commit ${parametersFile} and ${variablesFile}.
  Add ${origin}/__/auth/handler to the redirect URIs of the web client:
    https://console.cloud.google.com/apis/credentials?project=${google.projectId}
  If payments are open, change the address of the webhook at Razorpay to ${origin}${endpoints.razorpayWebhook}.
  Next: npm run deploy -- --project ${google.projectId}`);
}
