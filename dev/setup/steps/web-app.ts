import { readProjectSettings } from '../../deployment/project-settings.ts';
import type { Google } from '../../google/google.ts';
import { listAll } from '../../google/list-all.ts';
import { setVariables } from '../project-files.ts';
import type { SetupContext, SetupStep } from '../setup-step.ts';

export const hostingSite: SetupStep = {
  title: 'A Hosting site',
  reason: 'A new project has none, and firebase-tools would ask for its name.',
  isDone: async ({ google }) => {
    const path = `firebasehosting/v1beta1/projects/${google.projectId}/sites`;
    const sites = await listAll<{ type: string }>(google, path, 'sites');
    return sites.some(({ type }) => type === 'DEFAULT_SITE');
  },
  work: async ({ google: { projectId, call } }) => {
    const path = `firebasehosting/v1beta1/projects/${projectId}/sites?siteId=${projectId}`;
    await call('POST', path, {});
  },
};

export const webApp: SetupStep = {
  title: 'A web app',
  reason: "Browsers identify the project by the app's key, which is not a secret.",
  isDone: async (context) => (await findMissing(context)) === undefined,
  work: async (context) => {
    const { google, folder } = context;
    if (!(await findApp(google))) {
      await google.run('POST', webAppsOf(google), { displayName: 'Site' });
    }
    const missing = await findMissing(context);
    const { variablesFile } = await readProjectSettings(folder, google.projectId, {});
    if (missing) await setVariables(folder, variablesFile, missing);
  },
};

/** Resolves to the variables of the app that the site's file lacks, or to no variables if there is no app. */
async function findMissing({
  google,
  folder,
}: SetupContext): Promise<Record<string, string> | undefined> {
  const app = await findApp(google);
  if (!app) return {};
  const { apiKey, appId } = await google.call<{ apiKey: string; appId: string }>(
    'GET',
    `${webAppsOf(google)}/${app}/config`,
  );
  const { variables } = await readProjectSettings(folder, google.projectId, {});
  const wanted = { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_APP_ID: appId };
  const isRight = Object.entries(wanted).every(([name, value]) => variables[name] === value);
  return isRight ? undefined : wanted;
}

/** Resolves to the id of the first active app. */
async function findApp(google: Google): Promise<string | undefined> {
  const apps = await listAll<{ appId: string; state?: string }>(google, webAppsOf(google), 'apps');
  return apps.find(({ state }) => state !== 'DELETED')?.appId;
}

function webAppsOf({ projectId }: Google): string {
  return `firebase/v1beta1/projects/${projectId}/webApps`;
}
