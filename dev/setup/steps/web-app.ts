import { readProjectSettings } from '../../deployment/project-settings.ts';
import type { Google, Operation } from '../../google/google.ts';
import { setVariables } from '../project-files.ts';
import type { SetupContext, SetupStep } from '../setup-step.ts';

const displayName = 'Site';

export const hostingSite: SetupStep = {
  title: 'A Hosting site',
  reason: 'A new project has none, and firebase-tools would ask for its name.',
  isDone: async ({ google: { projectId, call } }) => {
    const path = `firebasehosting/v1beta1/projects/${projectId}/sites`;
    const { sites = [] } = await call<{ sites?: { type: string }[] }>('GET', path);
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
    const { projectId, call, finish } = google;
    if (!(await findApp(google))) {
      const path = `firebase/v1beta1/projects/${projectId}/webApps`;
      await finish('firebase/v1beta1', await call<Operation>('POST', path, { displayName }));
    }
    const missing = await findMissing(context);
    const { variablesFile } = await readProjectSettings(folder, projectId, {});
    if (missing) await setVariables(folder, variablesFile, missing);
  },
};

/** Resolves to the variables of the app that the site's file lacks, or to no variables if there is no app. */
async function findMissing({
  google,
  folder,
}: SetupContext): Promise<Record<string, string> | undefined> {
  const { projectId, call } = google;
  const app = await findApp(google);
  if (!app) return {};
  const { apiKey, appId } = await call<{ apiKey: string; appId: string }>(
    'GET',
    `firebase/v1beta1/projects/${projectId}/webApps/${app}/config`,
  );
  const { variables } = await readProjectSettings(folder, projectId, {});
  const wanted = { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_APP_ID: appId };
  const isRight = Object.entries(wanted).every(([name, value]) => variables[name] === value);
  return isRight ? undefined : wanted;
}

/** Resolves to the id of the first active app. */
async function findApp({ projectId, call }: Google): Promise<string | undefined> {
  const { apps = [] } = await call<{ apps?: { appId: string; state?: string }[] }>(
    'GET',
    `firebase/v1beta1/projects/${projectId}/webApps`,
  );
  return apps.find(({ state }) => state !== 'DELETED')?.appId;
}
