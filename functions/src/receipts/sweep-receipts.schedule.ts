import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../platform/config.ts';
import { issueReceipts } from './issue/issue-receipts.ts';

/** Issues what was left behind, such as by a process that died. */
export const sweepReceipts = onSchedule(
  { schedule: 'every 5 minutes', region, maxInstances: 1, timeoutSeconds: 540 },
  () => issueReceipts(),
);
