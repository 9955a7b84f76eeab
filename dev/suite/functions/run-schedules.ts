/**
 * `node run-schedules.ts <bundle>` runs every scheduled function of the bundle at its interval, because the
 * emulators ignore schedules. The process ends when its standard input closes.
 */
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { parseScheduleInterval } from './schedule-interval.ts';

interface ScheduledFunction {
  run: (event: { scheduleTime: string }) => unknown;
  __endpoint: { scheduleTrigger: { schedule: string } };
}

process.stdin.on('end', () => process.exit()).resume();

const [bundle = ''] = process.argv.slice(2);
const functions = createRequire(import.meta.url)(bundle) as Record<string, unknown>;
for (const [name, candidate] of Object.entries(functions)) {
  if (isScheduled(candidate)) void repeat(name, candidate);
}

function isScheduled(candidate: unknown): candidate is ScheduledFunction {
  const { __endpoint: endpoint } = Object(candidate) as Partial<ScheduledFunction>;
  return endpoint?.scheduleTrigger !== undefined;
}

/** Repeats a function. A run starts only after the previous one has ended. */
async function repeat(name: string, { run, __endpoint }: ScheduledFunction): Promise<never> {
  const interval = parseScheduleInterval(__endpoint.scheduleTrigger.schedule);
  for (;;) {
    await wait(interval);
    try {
      await run({ scheduleTime: new Date().toISOString() });
    } catch (error) {
      console.error(`The schedule ${name} failed:`, error);
    }
  }
}
