import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../config.ts';
import { issueReceipts } from '../services/issue-receipts.ts';

/** Issues what was left behind, such as by a process that died. */
export const sweepReceipts = onSchedule(
  { schedule: 'every 5 minutes', region, maxInstances: 1, timeoutSeconds: 540 },
  () => issueReceipts(),
);
