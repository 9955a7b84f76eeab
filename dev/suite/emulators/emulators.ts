import { EventEmitter, once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildFunctions } from '../functions/build-functions.ts';
import { checkPorts } from '../check-ports.ts';
import { findJdk } from './find-jdk.ts';
import { localConfigPath, writeLocalConfig } from './firebase-config.ts';
import { firebaseEnvironment, firebaseTools } from './firebase-tools.ts';
import { provideFirestoreEmulator } from './firestore-emulator.ts';
import { logFolder, root } from '../folders.ts';
import { isWorthShowing } from '../functions/function-output.ts';
import type { Lifetime } from '../lifetime.ts';
import { rejectAfter, runProcess } from '../processes.ts';
import type { Settings } from '../settings.ts';
import { step } from '../step.ts';

type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';

interface EmulatorOptions {
  only: EmulatorName[];
  /** Prints the functions' warnings and errors to the terminal too. */
  showsErrors: boolean;
  importFrom?: string;
}

/** Writes the emulators' output to a log. Throws a Problem if a program is missing or a port is in use. */
export async function startEmulators(
  lifetime: Lifetime,
  settings: Settings,
  options: EmulatorOptions,
) {
  await checkPorts(settings);
  const jdk = await findJdk(process.env);
  const firestoreEnvironment = await provideFirestoreEmulator(lifetime, process.env, jdk);
  if (options.only.includes('functions')) {
    await step('Building the functions', () => buildFunctions(lifetime, settings));
  }
  await writeLocalConfig(settings);
  const folder = logFolder(settings.projectId);
  await mkdir(folder, { recursive: true });
  const logPath = join(folder, 'emulators.log');
  const log = createWriteStream(logPath);
  const recent: string[] = [];
  const events = new EventEmitter();
  const announced = once(events, 'ready');
  const exited = runProcess(lifetime, {
    command: process.execPath,
    args: [
      `--import=${import.meta.resolve('../functions/share-function-process.ts')}`,
      `--import=${import.meta.resolve('./check-auth-calls-lazily.ts')}`,
      firebaseTools,
      'emulators:start',
      '--non-interactive',
      `--project=${settings.projectId}`,
      `--config=${localConfigPath(settings)}`,
      `--only=${options.only.join(',')}`,
      ...(options.importFrom === undefined ? [] : [`--import=${options.importFrom}`]),
    ],
    // firebase-tools and Java write their own logs to this folder.
    cwd: folder,
    environment: { ...firebaseEnvironment(jdk), ...firestoreEnvironment },
    onLine(line) {
      log.write(`${line}\n`);
      recent.push(line);
      if (recent.length > 15) recent.shift();
      if (line.includes('All emulators ready')) events.emit('ready');
      if (line.includes('has exited upon receiving signal')) events.emit('loss');
      if (options.showsErrors && isWorthShowing(line)) console.error(line);
    },
  });
  // firebase-tools keeps running when an emulator is killed.
  const lost = once(events, 'loss').then(() => 'one was killed');
  const crashed = rejectAfter(
    Promise.race([exited, lost]),
    'The Firebase emulators',
    () => `The end of ${relative(root, logPath)}:\n${recent.join('\n')}`,
  );
  return {
    ready: Promise.race([announced, crashed]),
    /** Rejects when an emulator ends. */
    crashed,
  };
}
