import {
  emulatorEnvironment,
  functionParameters,
  functionSecrets,
} from '../suite/functions-environment.ts';
import { Problem } from '../suite/problem.ts';
import { readStartSettings } from '../suite/settings.ts';

/**
 * Points the services of this process at the local suite, or at a real project with the keys of the
 * environment. Throws a Problem when those are missing.
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
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET']) {
    if (!process.env[name]) {
      throw new Problem(
        `${name} is not set. For a real project both of Razorpay's keys are needed.`,
      );
    }
  }
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FUNCTIONS_EMULATOR', 'RAZORPAY_API_URL']) {
    delete process.env[name];
  }
  process.env['GCLOUD_PROJECT'] = project;
}
