import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { logFolder, root } from '../suite/folders.ts';
import { Problem } from '../suite/problem.ts';
import type { Settings } from '../suite/settings.ts';
import { formatSeconds } from '../suite/step.ts';
import { say, showStatus } from '../suite/terminal.ts';
import type { Layer, LayerRun } from './layer.ts';
import { count, formatOutcome, type Outcome } from './outcome.ts';

const pulseMilliseconds = 60_000;

/** What a run of layers shows. */
export interface Report {
  /** Does the work of a layer, with a count that moves and a line at its end. */
  follow(
    layer: Layer,
    work: (sinks: Pick<LayerRun, 'onLine' | 'onResult'>) => Promise<void>,
  ): Promise<void>;
  /** Prints what failed, the sum, and where the whole output is. Whether all passed. */
  finish(): boolean;
}

/** Opens the file for the whole output of the layers. */
export function openReport({ projectId }: Settings): Report {
  const folder = logFolder(projectId);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'test-output.log');
  const log = createWriteStream(path);
  const total: Outcome = { passed: 0, failures: [] };
  const running = new Map<string, Outcome>();
  const describeRunning = (): string =>
    [...running].map(([name, outcome]) => `${name}: ${formatOutcome(outcome)}`).join(' · ');
  // So that a log that is read while it grows shows that something happens.
  setInterval(() => {
    if (!process.stdout.isTTY && running.size > 0) say(`  ${describeRunning()} …`);
  }, pulseMilliseconds).unref();

  return {
    async follow({ name }, work) {
      const outcome: Outcome = { passed: 0, failures: [] };
      const started = performance.now();
      const onResult: LayerRun['onResult'] = (result) => {
        count(outcome, result);
        if (result.error !== undefined) log.write(`${name} | ✗ ${outcome.failures.at(-1)}\n`);
        showStatus(describeRunning());
      };
      running.set(name, outcome);
      showStatus(describeRunning());
      await work({
        onLine: (line) => log.write(`${name} | ${stripVTControlCharacters(line)}\n`),
        onResult,
      }).catch((error: unknown) => onResult({ name: 'ended early', error: describeError(error) }));
      if (outcome.passed + outcome.failures.length === 0) {
        onResult({ name: 'no test ran', error: 'Is there a test with such a title?' });
      }
      running.delete(name);
      showStatus(describeRunning());
      const mark = outcome.failures.length === 0 ? '✓' : '✗';
      say(
        `${mark} ${name}: ${formatOutcome(outcome)} (${formatSeconds(performance.now() - started)})`,
      );
      total.passed += outcome.passed;
      total.failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
    },
    finish() {
      for (const failure of total.failures) say(`\n✗ ${failure}`);
      say(`\n${formatOutcome(total)}. The whole output: ${relative(root, path)}`);
      return total.failures.length === 0;
    },
  };
}

function describeError(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
