import { onDocumentWritten } from 'firebase-functions/firestore';
import { collections } from '../../../shared/collections.ts';
import { razorpayKeySecret, region } from '../../platform/config.ts';
import { compareDay } from './compare-day.ts';
import type { StoredReconciliation } from './start-reconciliation.ts';

/** Compares one day after each write to a running reconciliation. */
export const reconcileLedger = onDocumentWritten(
  {
    document: `${collections.reconciliations}/{id}`,
    region,
    secrets: [razorpayKeySecret],
    retry: true,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async ({ data, params: { id } }) => {
    const written = data?.after.data() as StoredReconciliation | undefined;
    if (written?.state === 'running') await compareDay(id);
  },
);
