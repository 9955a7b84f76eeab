import { Timestamp } from 'firebase-admin/firestore';
import { isConflict } from '../../platform/commit-atomically.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { reconcileDay } from './reconcile-day.ts';
import { reconciliations } from './start-reconciliation.ts';

/**
 * Compares the reconciliation's next day. Writing the result triggers the comparison of the day after. The write is
 * skipped if the document has changed since it was read, so a repeated event counts no day twice.
 */
export async function compareDay(
  id: string,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<void> {
  const stored = await reconciliations.doc(id).get();
  const run = stored.data();
  if (run?.state !== 'running') return;
  const result = await reconcileDay(run, gateway);
  await stored.ref
    .update(
      { ...result, updatedAt: Timestamp.now() },
      stored.updateTime ? { lastUpdateTime: stored.updateTime } : {},
    )
    .catch((error: unknown) => {
      if (!isConflict(error)) throw error;
    });
}
