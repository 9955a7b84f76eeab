import { onDocumentCreated } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import { region } from '../platform/config.ts';
import { issueReceipts as issue } from './issue/issue-receipts.ts';

/**
 * A settlement queues the receipt and the letter that waits for it in one commit; the letter comes into
 * being once, where the ledger's line is written several times.
 */
export const issueReceipts = onDocumentCreated(
  {
    document: `${collections.mail}/{letterId}`,
    region,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async ({ data: letter }) => {
    if (letter?.get('state') === 'waiting') await issue();
  },
);
