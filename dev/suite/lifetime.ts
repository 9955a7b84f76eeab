import { constants } from 'node:os';
import { killLeftovers, tagOwnProcesses } from './own-processes.ts';
import { describeError } from './problem.ts';

type Stop = () => unknown;

export interface Lifetime {
  /** Adds an action that runs when the command ends, in reverse order. Runs it now if the command has ended. */
  add(stop: Stop): void;
  /** Marks the command as ready. A signal then ends it with exit code 0. */
  markReady(): void;
}

/**
 * Runs a command and exits with the code that it returns. All processes that it started end when it returns or
 * fails, on SIGINT, SIGTERM or SIGHUP, or when dev/cli.mjs ends. `explain` may turn a failure into a Problem.
 */
export async function runCommand(
  body: (lifetime: Lifetime) => Promise<number>,
  explain: (error: unknown) => unknown = (error) => error,
): Promise<void> {
  tagOwnProcesses();
  const stops: Stop[] = [];
  let hasEnded = false;
  let isReady = false;
  const lifetime: Lifetime = {
    add: (stop) => void (hasEnded ? stop() : stops.push(stop)),
    markReady: () => (isReady = true),
  };
  const code = await new Promise<number>((resolve) => {
    const fail = (error: unknown): void => {
      if (!hasEnded) console.error(`\n${describeError(explain(error))}`);
      hasEnded = true;
      resolve(1);
    };
    const interrupt = (signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void => {
      if (!hasEnded) console.log(`\nStopping (${signal}) …`);
      hasEnded = true;
      resolve(isReady ? 0 : 128 + constants.signals[signal]);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
    process.once('disconnect', () => interrupt('SIGHUP'));
    process.on('uncaughtException', fail);
    body(lifetime).then(resolve, fail);
  });
  hasEnded = true;
  for (const stop of stops.toReversed()) await stop();
  await killLeftovers();
  process.exit(code);
}
