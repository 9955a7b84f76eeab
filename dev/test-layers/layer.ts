import type { Lifetime } from '../suite/lifetime.ts';
import type { Environment } from '../suite/environment.ts';
import type { Outcome } from './outcome.ts';
import type { Selection } from './select-tests.ts';

/** One kind of check that `npm test` runs. */
export interface Layer {
  name: string;
  /** The patterns of its test files; undefined where there are no tests to choose from. */
  testFiles?: string[];
  /** Runs all of it, or the selected tests. */
  run(lifetime: Lifetime, environment: Environment, selection?: Selection): Promise<Outcome>;
  /** Runs the tests, and again after each change, until the person at the terminal stops it. */
  watch?(lifetime: Lifetime, environment: Environment, selection?: Selection): Promise<number>;
}
