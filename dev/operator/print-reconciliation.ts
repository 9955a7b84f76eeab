import { indianDay } from '../../functions/shared/values/indian-time.ts';
import type { Reconciliation } from '../../functions/src/payments/reconcile/reconcile-payments.ts';

/** Prints a reconciliation. The range is in Unix seconds. */
export function printReconciliation(
  { from, to }: { from: number; to: number },
  { atProvider, inLedger, lost, differences }: Reconciliation,
): void {
  const [first, last] = [from, to].map((seconds) => indianDay(new Date(seconds * 1000)));
  console.log(`${first} to ${last} (Indian time), project ${process.env['GCLOUD_PROJECT']}`);
  console.log(
    `Captured payments: ${atProvider} in Razorpay, ${inLedger} in the ledger, ${lost} missing.`,
  );
  if (differences.length === 0) {
    console.log('No differences.');
    return;
  }
  const word = differences.length === 1 ? 'difference' : 'differences';
  console.log(`${differences.length} ${word}:`);
  console.table(
    differences.map(({ paymentId, subject, atProvider: there, inLedger: here }) => ({
      payment: paymentId,
      what: subject,
      'at Razorpay': there,
      'in the ledger': here,
    })),
  );
}
