import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../config.ts';
import { noticeMessageFlood as notice } from '../services/notice-message-flood.ts';

export const noticeMessageFlood = onSchedule(
  { schedule: 'every 10 minutes', region, maxInstances: 1 },
  () => notice(),
);
