import type { Environment } from '../suite/environment.ts';
import type { Lifetime } from '../suite/lifetime.ts';

export interface Layer {
  name: string;
  /** The number of suites that its tests use. The default is none. */
  suites?: number;
  /** The patterns of its test files. Undefined if tests can't be selected. */
  testFiles?: string[];
  /** Returns whether a run of all layers includes this one. The default is true. */
  isDue?(): boolean;
  run(run: LayerRun): Promise<void>;
}

export interface Selection {
  /** Paths relative to the project's root. */
  files: string[];
  /** A pattern for the full title of a test. */
  title: string | undefined;
}

export interface LayerRun {
  lifetime: Lifetime;
  environment: Environment;
  suites: number;
  selection?: Selection;
  onLine: (line: string) => void;
  onResult: (result: TestResult) => void;
}

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
