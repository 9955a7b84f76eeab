import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Environment } from './environment.ts';
import type { Lifetime } from './lifetime.ts';
import { Problem } from './problem.ts';

/** The time before a process that doesn't stop is killed. The emulators need 2 to 3 s. */
const stopLimitMs = 5_000;

export interface ProcessOptions {
  command: string;
  args: string[];
  cwd: string;
  environment?: Environment;
  /** Receives each line of output. Without it, the output goes to the terminal. */
  onLine?: (line: string) => void;
  /** Receives messages of `process.send`. */
  onMessage?: (message: unknown) => void;
  /** Receives the function that sends a message to the process. */
  onStart?: (send: (message: object) => void) => void;
}

/**
 * Runs a process that ends with the command at the latest. A terminal's Ctrl-C doesn't reach its group. Resolves to
 * the exit code, or to the name of the signal.
 */
export function runProcess(lifetime: Lifetime, options: ProcessOptions): Promise<number | string> {
  const { command, args, cwd, environment, onLine, onMessage, onStart } = options;
  const output = onLine === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['pipe', output, output, ...(onMessage || onStart ? ['ipc' as const] : [])],
    detached: true,
  });
  if (onLine !== undefined) readLines(child, onLine);
  if (onMessage !== undefined) child.on('message', onMessage);
  onStart?.((message) => void child.send(message));
  lifetime.add(() => stopProcess(child));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

/** Throws a Problem with the output if the process fails. */
export async function runQuietly(
  lifetime: Lifetime,
  options: Omit<ProcessOptions, 'onLine'>,
  describeFailure: (output: string) => string,
): Promise<void> {
  const output: string[] = [];
  const onLine = (line: string): void => void output.push(line);
  const code = await runProcess(lifetime, { ...options, onLine });
  if (code !== 0) throw new Problem(describeFailure(output.join('\n')));
}

/** Rejects with a Problem when the process ends. `details` are the end of its message. */
export function rejectAfter(
  exited: Promise<number | string>,
  name: string,
  details: () => string = () => 'See the error above.',
): Promise<never> {
  const crashed = exited.then((code): never => {
    throw new Problem(`${name} ended unexpectedly (${code}). ${details()}`);
  });
  crashed.catch(() => {});
  return crashed;
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const killing = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(killing);
}
