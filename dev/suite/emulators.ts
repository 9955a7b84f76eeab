import { EventEmitter, once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { firebaseEnvironment, firebaseTools } from './firebase-tools.ts';
import { localConfigPath, writeLocalConfig } from './firebase-config.ts';
import type { Tools } from './find-tools.ts';
import { loadedMark, logFolder, root } from './folders.ts';
import { isWorthShowing } from './function-output.ts';
import type { Lifetime } from './lifetime.ts';
import { rejectAfter, startProcess } from './processes.ts';
import type { Settings } from './settings.ts';

type EmulatorName = 'auth' | 'firestore' | 'functions' | 'hosting';

interface EmulatorOptions extends Tools {
  only: EmulatorName[];
  /** Shows the functions' warnings and errors on the terminal too. */
  showsErrors: boolean;
  /** A folder of exported data to start with. */
  importFrom?: string;
}

interface RunningEmulators {
  /** Resolves when all of them are ready. */
  ready: Promise<unknown>;
  /** Rejects when one of them ends. */
  died: Promise<never>;
}

/** Starts emulators. Their output goes to a log. */
export async function startEmulators(
  lifetime: Lifetime,
  settings: Settings,
  options: EmulatorOptions,
): Promise<RunningEmulators> {
  await writeLocalConfig(settings);
  const folder = logFolder(settings.projectId);
  await mkdir(folder, { recursive: true });
  const logPath = join(folder, 'emulators.log');
  const log = createWriteStream(logPath);
  const recent: string[] = [];
  const events = new EventEmitter();
  const announced = once(events, 'ready');
  const emulators = startProcess(lifetime, {
    command: process.execPath,
    args: [
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
    environment: { ...firebaseEnvironment(options.jdk), ...options.firestoreEnvironment },
    onLine(line) {
      log.write(`${line}\n`);
      recent.push(line);
      if (recent.length > 15) recent.shift();
      if (line.includes('All emulators ready')) events.emit('ready');
      if (line.includes('has exited upon receiving signal')) events.emit('loss');
      if (line.includes('Loaded functions definitions')) void noteLoaded(settings.projectId);
      if (options.showsErrors && isWorthShowing(line)) console.error(line);
    },
  });
  // firebase-tools keeps running without an emulator that was killed.
  const lost = once(events, 'loss').then(() => 'one was killed');
  const died = rejectAfter(
    { exited: Promise.race([emulators.exited, lost]) },
    'The Firebase emulators',
    () => `The end of ${relative(root, logPath)}:\n${recent.join('\n')}`,
  );
  return { ready: Promise.race([announced, died]), died };
}

function noteLoaded(projectId: string): Promise<void> {
  return writeFile(loadedMark(projectId), new Date().toISOString());
}
