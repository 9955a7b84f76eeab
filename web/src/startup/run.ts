import type { Location } from '../lib/location.ts';
import type { EarlyInput } from './record-early-input.ts';

/** What `main.tsx` exports for the start script: brings the page to life that was prerendered for a location. */
export type Run = (prerendered: Location, earlyInput: EarlyInput) => Promise<void>;
