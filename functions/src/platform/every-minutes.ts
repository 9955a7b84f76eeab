import type { SecretParam } from 'firebase-functions/params';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { region } from './config.ts';

/**
 * Creates a scheduled function with one instance. A run gets the time for which it was scheduled, and may take nine
 * minutes.
 */
export function everyMinutes(
  minutes: number,
  run: (now: Date) => Promise<void>,
  secrets: SecretParam[] = [],
): ScheduleFunction {
  return onSchedule(
    { schedule: `every ${minutes} minutes`, region, secrets, maxInstances: 1, timeoutSeconds: 540 },
    ({ scheduleTime }) => run(new Date(scheduleTime)),
  );
}
