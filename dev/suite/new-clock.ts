import { rmSync, writeFileSync } from 'node:fs';
import { Clock } from '../razorpay-sandbox/clock.ts';
import { moveRecords } from '../razorpay-sandbox/unix-seconds.ts';
import { clockFile } from './folders.ts';
import type { Settings } from './settings.ts';

/** Creates the clock that the functions and the sandbox follow. It starts today. */
export function newClock({ projectId }: Settings): Clock {
  const file = clockFile(projectId);
  rmSync(file, { force: true });
  const clock = new Clock();
  clock.onMove((_, daysAhead) => {
    moveRecords(daysAhead);
    writeFileSync(file, String(daysAhead));
  });
  return clock;
}
