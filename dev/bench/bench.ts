import type { Lifetime } from '../suite/lifetime.ts';
import type { Settings } from '../suite/settings.ts';
import type { Random } from './random.ts';

/** What each phase of the benchmark works with. */
export interface Bench {
  lifetime: Lifetime;
  settings: Settings;
  /** How many payments the chaos run makes. */
  payments: number;
  random: Random;
  /** The functions' bundle. */
  source: string;
}
