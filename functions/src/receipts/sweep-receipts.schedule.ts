import { everyMinutes } from '../platform/every-minutes.ts';
import { issueReceipts } from './issue/issue-receipts.ts';

/** Issues queued receipts that are left after a failure or an interruption. */
export const sweepReceipts = everyMinutes(5, issueReceipts);
