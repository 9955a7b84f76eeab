import {
  emulatorEnvironment,
  functionParameters,
  functionSecrets,
} from './functions-environment.ts';
import { readStartSettings } from './settings.ts';

/**
 * Points the services of this process at the local suite, or at a real project with the credentials of
 * the environment.
 */
export function connectTo(project: string | undefined): void {
  if (project === undefined) connectToLocalSuite();
  else connectToRealProject(project);
}

function connectToLocalSuite(): void {
  const settings = readStartSettings(process.env);
  const local = {
    ...emulatorEnvironment(settings),
    ...functionParameters(settings),
    ...functionSecrets(settings),
    FUNCTIONS_EMULATOR: 'true',
  };
  // What is set already is another suite's, of a test for instance.
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
