import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../shared/collections.ts';
import { region } from '../platform/config.ts';
import { issueReceipts as issue } from './issue/issue-receipts.ts';

export const issueReceipts = onDocumentWritten(
  {
    document: `${collections.payments}/{paymentId}`,
    region,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async ({ data }) => {
    if (isQueued(data?.after) && !isQueued(data?.before)) await issue();
  },
);

function isQueued(entry: DocumentSnapshot | undefined): boolean {
  return entry?.get('receiptState') === 'queued';
}
