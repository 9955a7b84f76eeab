import type { Location } from '../lib/location.ts';
import type { EarlyActs } from './keep-early-acts.ts';

/** What `main.tsx` exports for the start script: brings the page to life that was prerendered for a location. */
export type Run = (prerendered: Location, earlyActs: EarlyActs) => Promise<void>;
