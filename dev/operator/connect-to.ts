import { isSet, readProjectSettings } from '../deployment/project-settings.ts';
import { root } from '../suite/folders.ts';
import { processEnvironment } from '../suite/functions/functions-environment.ts';
import { Problem } from '../suite/problem.ts';
import { readStartSettings } from '../suite/settings.ts';
import { applyLogin } from './apply-login.ts';

/**
 * Connects the services in this process to a real project with the operator's login. Without a project, connects
 * them to the local suite.
 */
export async function connectTo(project: string | undefined): Promise<void> {
  // firebase-admin would prefer these variables to the requested project.
  for (const name of ['FIREBASE_CONFIG', 'GOOGLE_CLOUD_PROJECT']) delete process.env[name];
  if (project === undefined) connectToLocalSuite();
  else await connectToRealProject(project);
}

/**
 * Connects as `connectTo` does, and to Razorpay. Throws a Problem if a real project's keys are missing or belong to
 * another account.
 */
export async function connectToProvider(
  project: string | undefined,
  folder: string = root,
): Promise<void> {
  if (project !== undefined) {
    requireKeys();
    await requireKeyOf(project, folder);
  }
  await connectTo(project);
}

/** Connects as `connectTo` does, and sets the parameters of a real project's functions. */
export async function connectWithParameters(
  project: string | undefined,
  folder: string = root,
): Promise<void> {
  if (project !== undefined) {
    Object.assign(process.env, (await readProjectSettings(folder, project, {})).parameters);
  }
  await connectTo(project);
}

async function requireKeyOf(project: string, folder: string): Promise<void> {
  const { ownParameters, parametersFile } = await readProjectSettings(folder, project, {});
  const expected = ownParameters['RAZORPAY_KEY_ID'];
  if (isSet(expected) && expected !== process.env['RAZORPAY_KEY_ID']) {
    throw new Problem(
      `RAZORPAY_KEY_ID doesn't match ${parametersFile}. With another account's keys, every payment would look missing.`,
    );
  }
}

function requireKeys(): void {
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET']) {
    if (!process.env[name]) {
      throw new Problem(
        `${name} is not set in the environment. A real project needs both Razorpay keys.`,
      );
    }
  }
}

function connectToLocalSuite(): void {
  const local = processEnvironment(readStartSettings(process.env));
  // A variable that is already set belongs to another suite, for example to a test's.
  for (const [name, value] of Object.entries(local)) process.env[name] ??= value;
}

async function connectToRealProject(project: string): Promise<void> {
  const emulators = [
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FUNCTIONS_EMULATOR',
    'RAZORPAY_API_URL',
  ];
  for (const name of emulators) delete process.env[name];
  process.env['GCLOUD_PROJECT'] = project;
  await applyLogin(project);
}
