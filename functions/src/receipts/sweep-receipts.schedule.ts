import { everyMinutes } from '../platform/every-minutes.ts';
import { issueReceipts } from './issue/issue-receipts.ts';

/** Issues the receipts that failed before or were interrupted. */
export const sweepReceipts = everyMinutes(5, issueReceipts);
