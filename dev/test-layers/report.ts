import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { logFolder, root } from '../suite/folders.ts';
import { describeError } from '../suite/problem.ts';
import type { Settings } from '../suite/settings.ts';
import { formatSeconds } from '../suite/step.ts';
import type { Layer, LayerRun, TestResult } from './layer.ts';

const pulseMilliseconds = 60_000;

export interface Outcome {
  passed: number;
  /** Each text names the test and contains the first lines of its error. */
  failures: string[];
}

const errorLines = 24;

export function openReport({ projectId }: Settings) {
  const folder = logFolder(projectId);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'test-output.log');
  const log = createWriteStream(path);
  const total: Outcome = { passed: 0, failures: [] };
  const running = new Map<string, Outcome>();
  setInterval(() => {
    const counts = [...running].map(([name, outcome]) => `${name}: ${formatOutcome(outcome)}`);
    if (counts.length > 0) console.log(`  ${counts.join(' · ')} …`);
  }, pulseMilliseconds).unref();

  return {
    /** Prints the counts each minute and the result at the end. */
    async follow(
      { name }: Layer,
      work: (sinks: Pick<LayerRun, 'onLine' | 'onResult'>) => Promise<void>,
    ): Promise<void> {
      const outcome: Outcome = { passed: 0, failures: [] };
      const started = performance.now();
      const onResult: LayerRun['onResult'] = (result) => {
        count(outcome, result);
        if (result.error !== undefined) log.write(`${name} | ✗ ${outcome.failures.at(-1)}\n`);
      };
      running.set(name, outcome);
      await work({
        onLine: (line) => log.write(`${name} | ${stripVTControlCharacters(line)}\n`),
        onResult,
      }).catch((error: unknown) => onResult({ name: 'ended early', error: describeError(error) }));
      if (outcome.passed + outcome.failures.length === 0) {
        onResult({ name: 'no test ran', error: 'Is there a test with such a title?' });
      }
      running.delete(name);
      const mark = outcome.failures.length === 0 ? '✓' : '✗';
      console.log(
        `${mark} ${name}: ${formatOutcome(outcome)} (${formatSeconds(performance.now() - started)})`,
      );
      total.passed += outcome.passed;
      total.failures.push(...outcome.failures.map((failure) => `${name}: ${failure}`));
    },
    /** Returns whether everything passed. */
    finish(): boolean {
      for (const failure of total.failures) console.log(`\n✗ ${failure}`);
      console.log(`\n${formatOutcome(total)}. The whole output: ${relative(root, path)}`);
      return total.failures.length === 0;
    },
  };
}

export function count(outcome: Outcome, { name, error }: TestResult): void {
  if (error === undefined) outcome.passed += 1;
  else outcome.failures.push(describeFailure(name, error));
}

function describeFailure(name: string, error: string): string {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [name, ...lines.slice(0, errorLines)].join('\n    ');
}

/** Formats an outcome, for example `12 passed, 1 failed`. */
export function formatOutcome({ passed, failures }: Outcome): string {
  return failures.length === 0 ? `${passed} passed` : `${passed} passed, ${failures.length} failed`;
}
