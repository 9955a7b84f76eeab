import { constants } from 'node:os';
import { killLeftovers, tagOwnProcesses } from './own-processes.ts';
import { describeError } from './problem.ts';

type Stop = () => unknown;

export interface Lifetime {
  /** Adds an action for the end of the command. Actions run in reverse order, or now if the command has ended. */
  add(stop: Stop): void;
  /** Makes signals end the command with exit code 0 from now on. */
  markReady(): void;
}

/**
 * Exits with the code that `body` returns. Ends all processes that it started when it returns or fails, on a
 * signal, or when dev/cli.mjs ends. `explain` may turn a failure into a Problem.
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
    // A body that isn't async can throw at once.
    Promise.resolve()
      .then(() => body(lifetime))
      .then(resolve, fail);
  });
  hasEnded = true;
  for (const stop of stops.toReversed()) await stop();
  await killLeftovers();
  process.exit(code);
}
