import { Timestamp } from 'firebase-admin/firestore';
import { attentionId } from '../alerts/attention-item.ts';
import { raiseAttentionNow } from '../alerts/raise-attention.ts';
import { payments } from '../payments/documents.ts';
import { reconcilePayments, type Difference } from '../payments/reconcile/reconcile-payments.ts';
import { isConflict } from '../platform/commit-atomically.ts';
import { logFailure } from '../platform/log.ts';
import { razorpayGateway, type RazorpayGateway } from '../platform/razorpay/client.ts';
import { dayAfter, reconciliations, spanOf, type StoredReconciliation } from './reconciliation.ts';

/** More items of one day would tell no more than that the day is wrong. The page counts all differences. */
const maxItems = 20;

/**
 * Compares the next day of a running reconciliation, and notes its counts. Each payment that differs becomes
 * an attention item. The change of the document is the event for the day after. A repeated event finds the
 * document changed, and does nothing.
 */
export async function compareDay(
  id: string,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<void> {
  const stored = await reconciliations.doc(id).get();
  const run = stored.data();
  if (run?.state !== 'running') return;
  const change = await compare(run, gateway).catch((error: unknown) => {
    logFailure('reconciliation-failed', error, { reconciliation: id, day: run.next }, 'warn');
    return { state: 'failed' } as const;
  });
  await stored.ref
    .update(
      { ...change, updatedAt: Timestamp.now() },
      stored.updateTime ? { lastUpdateTime: stored.updateTime } : {},
    )
    .catch((error: unknown) => {
      if (!isConflict(error)) throw error;
    });
}

async function compare(
  run: StoredReconciliation,
  gateway: RazorpayGateway,
): Promise<Partial<StoredReconciliation>> {
  const found = await reconcilePayments(spanOf(run.next), gateway);
  await raiseDifferences(found.differences);
  return {
    atProvider: run.atProvider + found.atProvider,
    inLedger: run.inLedger + found.inLedger,
    lost: run.lost + found.lost,
    differences: run.differences + found.differences.length,
    daysDone: run.daysDone + 1,
    ...(run.next === run.to ? { state: 'done' } : { next: dayAfter(run.next) }),
  };
}

/** One item for each payment. */
async function raiseDifferences(differences: readonly Difference[]): Promise<void> {
  const byPayment = Map.groupBy(differences, ({ paymentId }) => paymentId);
  for (const [paymentId, some] of [...byPayment].slice(0, maxItems)) {
    const { uid = null, path = null } = (await payments.doc(paymentId).get()).data() ?? {};
    await raiseAttentionNow({
      id: attentionId('ledger_differs', paymentId),
      kind: 'ledger_differs',
      paymentId,
      uid,
      path,
      details: some.map(describe).join('; '),
    });
  }
}

function describe({ subject, atProvider, inLedger }: Difference): string {
  return `${subject}: ${atProvider} at Razorpay, ${inLedger} in the ledger`;
}
