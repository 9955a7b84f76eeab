import { processEnvironment } from '../suite/functions-environment.ts';
import { readStartSettings } from '../suite/settings.ts';

/**
 * Connects the services that run in this process to a real project, with the credentials of the
 * environment. Without a project it connects them to the local suite.
 */
export function connectTo(project: string | undefined): void {
  if (project === undefined) connectToLocalSuite();
  else connectToRealProject(project);
}

function connectToLocalSuite(): void {
  const local = processEnvironment(readStartSettings(process.env));
  // A variable that is already set belongs to another suite, for example a test's.
  for (const [name, value] of Object.entries(local)) process.env[name] ??= value;
}

function connectToRealProject(project: string): void {
  const emulators = [
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FUNCTIONS_EMULATOR',
    'RAZORPAY_API_URL',
  ];
  for (const name of emulators) delete process.env[name];
  process.env['GCLOUD_PROJECT'] = project;
}
