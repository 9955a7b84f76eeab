import { everyMinutes } from '../platform/every-minutes.ts';
import { issueReceipts } from './issue/issue-receipts.ts';

export const sweepReceipts = everyMinutes(5, () => issueReceipts());
