import { setTimeout as delay } from 'node:timers/promises';
import { describeMoney } from '../../../shared/values/describe-money.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlertNow } from '../../alerts/raise-alert.ts';
import { attemptOfRazorpayOrder } from '../../payments/attempts/find-attempts.ts';
import { payments, type PaymentRecord } from '../../payments/documents.ts';
import {
  reconcilePayments,
  type Difference,
  type Reconciliation as Found,
} from '../../payments/reconcile/reconcile-payments.ts';
import { logFailure } from '../../platform/log.ts';
import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { dayAfter, spanOf, type StoredReconciliation } from './start-reconciliation.ts';

/** More alerts for one day would add nothing. The page counts all differences. */
const maxItems = 20;

/** The pauses before each retry of a day that Razorpay failed to list. */
const pausesMs = [1_000, 5_000, 15_000] as const;

/** Resolves to the changes in the document. The run fails if Razorpay can't list the day after retries. */
export async function reconcileDay(
  run: StoredReconciliation,
  gateway: RazorpayGateway,
  pauses: readonly number[] = pausesMs,
): Promise<Partial<StoredReconciliation>> {
  const found = await listDay(run.next, gateway, pauses).catch((error: unknown) => {
    logFailure('reconciliation-failed', error, { day: run.next }, 'warn');
  });
  if (!found) return { state: 'failed' };
  const unraised = await raiseDifferences(found.differences);
  return {
    atProvider: run.atProvider + found.atProvider,
    inLedger: run.inLedger + found.inLedger,
    lost: run.lost + found.lost,
    differences: run.differences + found.differences.length,
    unraised: run.unraised + unraised,
    daysDone: run.daysDone + 1,
    ...(run.next === run.to ? { state: 'done' } : { next: dayAfter(run.next) }),
  };
}

async function listDay(
  day: string,
  gateway: RazorpayGateway,
  [pause, ...later]: readonly number[],
): Promise<Found> {
  try {
    return await reconcilePayments(spanOf(day), gateway);
  } catch (error) {
    if (pause === undefined) throw error;
    logFailure('reconciliation-waits', error, { day }, 'warn');
    await delay(pause);
    return listDay(day, gateway, later);
  }
}

/** Resolves to the number of payments without an alert. */
async function raiseDifferences(differences: readonly Difference[]): Promise<number> {
  const byPayment = Map.groupBy(differences, ({ paymentId }) => paymentId);
  for (const [paymentId, some] of [...byPayment].slice(0, maxItems)) {
    const entry = (await payments.doc(paymentId).get()).data();
    const missing = some.find((it) => it.missing)?.missing;
    // The payment was recorded after the comparison.
    if (missing && entry) continue;
    await raiseAlertNow({
      id: alertId('ledger_differs', paymentId),
      kind: 'ledger_differs',
      paymentId,
      ...ownerIn(missing ? await attemptFor(missing) : entry),
      details: some.map(describe).join('; '),
    });
  }
  return Math.max(0, byPayment.size - maxItems);
}

async function attemptFor({ razorpayOrderId }: PaymentFacts) {
  return razorpayOrderId === null
    ? undefined
    : (await attemptOfRazorpayOrder(razorpayOrderId))?.data();
}

function ownerIn(
  found: Partial<Pick<PaymentRecord, 'uid' | 'path'>> | undefined,
): Pick<PaymentRecord, 'uid' | 'path'> {
  return { uid: found?.uid ?? null, path: found?.path ?? null };
}

function describe({ subject, atProvider, inLedger, missing }: Difference): string {
  if (missing) {
    const { amountMinor, currency, state } = missing;
    return `${describeMoney(amountMinor, currency)} ${state} in Razorpay, missing in the ledger`;
  }
  return `${subject}: ${atProvider} in Razorpay, ${inLedger} in the ledger`;
}
