import { rm } from 'node:fs/promises';
import { steadyAccounts } from '../seed/steady-accounts.ts';
import { startEmulators } from '../suite/emulators.ts';
import { localConfigPath } from '../suite/firebase-config.ts';
import { runFirebaseTools } from '../suite/firebase-tools.ts';
import { logFolder, seedFolder } from '../suite/folders.ts';
import { emulatorEnvironment } from '../suite/functions-environment.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readStartSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/** Creates emulator-data/ again: writes the seed to empty emulators and exports their data. */
await runCommand(async (lifetime) => {
  const settings = readStartSettings(process.env);
  const { ready, died } = await startEmulators(lifetime, settings, {
    only: ['auth', 'firestore'],
    showsErrors: false,
  });
  await step('Starting the Firebase emulators', () => ready);
  Object.assign(process.env, emulatorEnvironment(settings));
  const { writeSeed } = await import('../seed/write-seed.ts');
  await step('Writing the seed', () => Promise.race([writeSeed(), died]));
  await step('Exporting emulator-data/', async () => {
    await rm(seedFolder, { recursive: true, force: true });
    const { projectId } = settings;
    const options = [`--project=${projectId}`, `--config=${localConfigPath(settings)}`];
    await runFirebaseTools(
      lifetime,
      logFolder(projectId),
      ['emulators:export', seedFolder, '--force', ...options],
      (output) => `The export failed:\n${output}`,
    );
    await steadyAccounts(seedFolder);
  });
  return 0;
});
