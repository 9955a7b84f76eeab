/**
 * `node run-schedules.ts <bundle>` runs every scheduled function of the bundle at its interval, because the
 * emulators ignore schedules. A message with days runs the renewals of each, as if it were that day. The process ends
 * when its standard input closes.
 */
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { parseScheduleInterval } from './schedule-interval.ts';

const dayMs = 24 * 60 * 60 * 1000;

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

let daysAhead = 0;
let passing = Promise.resolve();
process.on('message', (days: readonly string[]) => {
  daysAhead += days.length;
  passing = passing.then(() => pass(days));
});

/** Renews plans on each day at 10:00 in India, and sends the emails before the next day. */
async function pass(days: readonly string[]): Promise<void> {
  for (const day of days) {
    const time = `${day}T10:00:00+05:30`;
    for (const name of ['renewPlans', 'sendEmails']) {
      const candidate = functions[name];
      if (isScheduled(candidate)) await runOnce(name, candidate, new Date(time));
    }
  }
}

function isScheduled(candidate: unknown): candidate is ScheduledFunction {
  const { __endpoint: endpoint } = Object(candidate) as Partial<ScheduledFunction>;
  return endpoint?.scheduleTrigger !== undefined;
}

/** Repeats a function. A run starts only after the previous one has ended. */
async function repeat(name: string, scheduled: ScheduledFunction): Promise<never> {
  const { __endpoint: endpoint } = scheduled;
  const interval = parseScheduleInterval(endpoint.scheduleTrigger.schedule);
  for (;;) {
    await wait(interval);
    await runOnce(name, scheduled, new Date(Date.now() + daysAhead * dayMs));
  }
}

async function runOnce(name: string, { run }: ScheduledFunction, time: Date): Promise<void> {
  try {
    await run({ scheduleTime: time.toISOString() });
  } catch (error) {
    console.error(`The schedule ${name} failed:`, error);
  }
}
