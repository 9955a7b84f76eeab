import { onSchedule } from 'firebase-functions/scheduler';
import { region } from '../platform/config.ts';
import { issueReceipts } from './issue/issue-receipts.ts';

/** Issues the receipts that failed before or were interrupted. */
export const sweepReceipts = onSchedule(
  { schedule: 'every 5 minutes', region, maxInstances: 1, timeoutSeconds: 540 },
  () => issueReceipts(),
);
