import type { Environment } from '../suite/environment.ts';
import type { Lifetime } from '../suite/lifetime.ts';

/** One kind of check that `npm test` runs. */
export interface Layer {
  name: string;
  /** How many running suites its tests use; none by default. */
  suites?: number;
  /** The patterns of its test files; undefined where there are no tests to choose from. */
  testFiles?: string[];
  /** Whether a run of all layers needs it; it always does by default. */
  isDue?(): boolean;
  /** Runs all of it, or the selected tests. */
  run(run: LayerRun): Promise<void>;
}

/** Some of a layer's tests. */
export interface Selection {
  /** Paths from the project's root. */
  files: string[];
  /** A pattern that the full title of a test matches. */
  title: string | undefined;
}

export interface LayerRun {
  lifetime: Lifetime;
  environment: Environment;
  /** How many suites the environment describes. */
  suites: number;
  selection?: Selection;
  /** Takes each line that a tool of the layer prints. */
  onLine: (line: string) => void;
  /** Takes how each test or check ended. */
  onResult: (result: TestResult) => void;
}

/** How a test or a check ended. */
export interface TestResult {
  /** Its file and title. */
  name: string;
  /** Absent when it passed. */
  error?: string;
}

/** Sends a result from a reporter in a test runner to the process that started the runner. */
export function sendResult(result: TestResult): void {
  process.send?.(result);
}
