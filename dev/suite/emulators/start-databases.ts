import { emulatorEnvironment } from '../functions/functions-environment.ts';
import type { Lifetime } from '../lifetime.ts';
import type { Settings } from '../settings.ts';
import { step } from '../step.ts';
import { startEmulators } from './emulators.ts';

/** Starts Auth and Firestore, and points this process at them. `crashed` rejects when one of them ends. */
export async function startDatabases(
  lifetime: Lifetime,
  settings: Settings,
): Promise<{ crashed: Promise<never> }> {
  const { ready, crashed } = await startEmulators(lifetime, settings, {
    only: ['auth', 'firestore'],
    showsErrors: false,
  });
  await step('Starting the Firebase emulators', () => ready);
  Object.assign(process.env, emulatorEnvironment(settings));
  return { crashed };
}
