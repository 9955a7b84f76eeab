import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../config.ts';
import { finishDeletions as finish } from '../services/finish-deletions.ts';

export const finishDeletions = onSchedule(
  { schedule: 'every 10 minutes', region, maxInstances: 1, timeoutSeconds: 540 },
  () => finish(),
);
