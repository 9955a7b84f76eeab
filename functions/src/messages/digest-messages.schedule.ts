import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../platform/config.ts';
import { digestMessages as digest } from './digest-messages.ts';

export const digestMessages = onSchedule(
  { schedule: 'every 10 minutes', region, maxInstances: 1, timeoutSeconds: 540 },
  () => digest(),
);
