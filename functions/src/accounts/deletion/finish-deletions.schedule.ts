import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../../platform/config.ts';
import { finishDeletions as finish } from './finish-deletions.ts';

export const finishDeletions = onSchedule(
  { schedule: 'every 10 minutes', region, maxInstances: 1, timeoutSeconds: 540 },
  () => finish(),
);
