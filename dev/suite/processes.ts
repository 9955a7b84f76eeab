import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Environment } from './environment.ts';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';

/** After this the process is killed. The emulators need 2 to 3 s for a clean end. */
const patienceMilliseconds = 5_000;

interface ProcessOptions {
  command: string;
  args: string[];
  cwd: string;
  environment?: Environment;
  /** Takes each line of output; without it the output goes to the terminal. */
  onLine?: (line: string) => void;
}

export interface RunningProcess {
  /** Its exit code, or the name of the signal that ended it. */
  exited: Promise<number | string>;
  /** Ends it at once, without a word to it. */
  kill(): Promise<void>;
}

/** Starts a process that ends with the command at the latest. A terminal's Ctrl-C does not reach it directly. */
export function startProcess(lifetime: Lifetime, options: ProcessOptions): RunningProcess {
  const { command, args, cwd, environment, onLine } = options;
  const output = onLine === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['pipe', output, output],
    detached: true,
  });
  if (onLine !== undefined) readLines(child, onLine);
  const exited = new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  lifetime.add(() => stopProcess(child));
  return {
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs a process to its end. */
export function runProcess(lifetime: Lifetime, options: ProcessOptions): Promise<number | string> {
  return startProcess(lifetime, options).exited;
}

/** Rejects when a process that is meant to stay has ended, with its name and what `more` tells of it. */
export function rejectAfter(
  { exited }: Pick<RunningProcess, 'exited'>,
  name: string,
  more: () => string = () => 'The reason stands above.',
): Promise<never> {
  const died = exited.then((code): never => {
    throw new Problem(`${name} ended unexpectedly (${code}). ${more()}`);
  });
  died.catch(() => {});
  return died;
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const killing = setTimeout(() => child.kill('SIGKILL'), patienceMilliseconds);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(killing);
}
