import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionsBundle } from './build-functions.ts';
import { logFolder, root } from '../folders.ts';
import { isWorthShowing } from './function-output.ts';
import { processEnvironment } from './functions-environment.ts';
import type { Clock } from '../../razorpay-sandbox/clock.ts';
import type { Lifetime } from '../lifetime.ts';
import { rejectAfter, runProcess } from '../processes.ts';
import type { Settings } from '../settings.ts';

/** Node's watch mode prints these messages at every build. */
const restartNotice = /^(Change detected in|Restarting) /;

/** Rejects when the process ends. `isHot` restarts it after each build. */
export function startSchedules(
  lifetime: Lifetime,
  settings: Settings,
  { isHot, clock }: { isHot: boolean; clock: Clock },
): Promise<never> {
  const log = createWriteStream(join(logFolder(settings.projectId), 'schedules.log'));
  const schedules = runProcess(lifetime, {
    command: process.execPath,
    args: [
      ...process.execArgv,
      ...(isHot ? ['--watch', '--watch-preserve-output'] : []),
      fileURLToPath(new URL('run-schedules.ts', import.meta.url)),
      functionsBundle(settings),
    ],
    cwd: root,
    environment: {
      ...processEnvironment(settings),
      FIREBASE_CONFIG: JSON.stringify({ projectId: settings.projectId }),
    },
    onStart: (send) => clock.onMove((days) => send(days)),
    onLine(line) {
      log.write(`${line}\n`);
      if (isWorthShowing(`> ${line}`) && !restartNotice.test(line)) {
        console.error(`> schedules: ${line}`);
      }
    },
  });
  return rejectAfter(schedules, 'The process of the schedules');
}
