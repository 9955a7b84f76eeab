import type { Lifetime } from '../suite/lifetime.ts';
import type { Environment } from '../suite/environment.ts';
import type { Outcome } from './outcome.ts';

/** One kind of check that `npm test` runs. */
export interface Layer {
  name: string;
  run(lifetime: Lifetime, environment: Environment): Promise<Outcome>;
}
