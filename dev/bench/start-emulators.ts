import { startEmulators } from '../suite/emulators/emulators.ts';
import { emulatorEnvironment } from '../suite/functions/functions-environment.ts';
import type { Lifetime } from '../suite/lifetime.ts';
import type { Settings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Starts a benchmark's emulators and points this process at them. `crashed` rejects when an emulator ends. */
export async function startBenchEmulators(
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
