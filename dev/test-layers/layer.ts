import type { Environment } from '../suite/environment.ts';
import type { Lifetime } from '../suite/lifetime.ts';

/** One layer of checks in `npm test`. */
export interface Layer {
  name: string;
  /** The number of running suites that its tests use. The default is none. */
  suites?: number;
  /** The patterns of its test files. Undefined if tests can't be selected. */
  testFiles?: string[];
  /** Returns whether a run of all layers includes it. By default it does. */
  isDue?(): boolean;
  /** Runs the whole layer or the selected tests. */
  run(run: LayerRun): Promise<void>;
}

/** Selected tests of a layer. */
export interface Selection {
  /** Paths relative to the project's root. */
  files: string[];
  /** A pattern for the full title of a test. */
  title: string | undefined;
}

export interface LayerRun {
  lifetime: Lifetime;
  environment: Environment;
  /** The number of suites in the environment. */
  suites: number;
  selection?: Selection;
  /** Receives each line that the layer's tools print. */
  onLine: (line: string) => void;
  /** Receives the result of each test or check. */
  onResult: (result: TestResult) => void;
}

/** The result of a test or a check. */
export interface TestResult {
  /** The test's file and title, or the name of the check. */
  name: string;
  /** Absent if it passed. */
  error?: string;
}

/** Sends a result from a test runner's reporter to the process that started the runner. */
export function sendResult(result: TestResult): void {
  process.send?.(result);
}
