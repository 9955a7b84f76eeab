import { rm } from 'node:fs/promises';
import { emulatorEnvironment } from '../suite/functions-environment.ts';
import { localConfigPath } from '../suite/firebase-config.ts';
import { startEmulators } from '../suite/emulators.ts';
import { firebaseEnvironment, firebaseTools } from '../suite/firebase-tools.ts';
import { findTools } from '../suite/find-tools.ts';
import { logFolder, seedFolder } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';
import { runProcess } from '../suite/processes.ts';
import { readStartSettings } from '../suite/settings.ts';
import { steadyAccounts } from '../seed/steady-accounts.ts';
import { step } from '../suite/step.ts';

/** Makes emulator-data/ anew: writes the seed to empty emulators and exports what they hold. */
await runCommand(async (lifetime) => {
  const settings = readStartSettings(process.env);
  const tools = await findTools(lifetime, settings);
  const { ready, died } = await startEmulators(lifetime, settings, {
    ...tools,
    only: ['auth', 'firestore'],
    showsErrors: false,
  });
  await step('Starting the Firebase emulators', () => ready);
  Object.assign(process.env, emulatorEnvironment(settings));
  const { writeSeed } = await import('../seed/write-seed.ts');
  await step('Writing the seed', () => Promise.race([writeSeed(), died]));
  await step('Exporting emulator-data/', async () => {
    await rm(seedFolder, { recursive: true, force: true });
    const output: string[] = [];
    const code = await runProcess(lifetime, {
      command: process.execPath,
      args: [
        firebaseTools,
        'emulators:export',
        seedFolder,
        '--force',
        '--non-interactive',
        `--project=${settings.projectId}`,
        `--config=${localConfigPath(settings)}`,
      ],
      cwd: logFolder(settings.projectId),
      environment: firebaseEnvironment(tools.jdk),
      onLine: (line) => output.push(line),
    });
    if (code !== 0) throw new Problem(`The export failed:\n${output.join('\n')}`);
    await steadyAccounts(seedFolder);
  });
  return 0;
});
