import type { Reconciliation } from '../../functions/src/payments/reconcile/reconcile-payments.ts';
import { connectTo } from '../operator/connect-to.ts';
import { parseArguments } from '../operator/parse-arguments.ts';
import { readDays } from '../operator/read-days.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';

const usage = 'npm run reconcile -- [--from 2026-11-01] [--to 2026-11-30] [--project <id>]';

/** Compares the ledger with Razorpay for a span of days: `-- --from 2026-11-01 --to 2026-11-30`. */
await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = { from: text, to: text, project: text } as const;
  const { from, to, project } = parseArguments({ options }, usage).values;
  const span = readDays(from, to, new Date());
  if (project !== undefined) requireKeys();
  connectTo(project);
  const { reconcilePayments } =
    await import('../../functions/src/payments/reconcile/reconcile-payments.ts');
  const reconciliation = await reconcilePayments(span);
  printReconciliation(span, reconciliation);
  return reconciliation.differences.length === 0 ? 0 : 1;
});

function requireKeys(): void {
  for (const name of ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET']) {
    if (!process.env[name]) {
      throw new Problem(`${name} is not set. A real project needs both of Razorpay's keys.`);
    }
  }
}

/** Prints the counts, and a table of the differences. */
function printReconciliation(
  { from, to }: { from: number; to: number },
  { atProvider, inLedger, differences }: Reconciliation,
): void {
  const [first, last] = [from, to].map((seconds) => new Date(seconds * 1000).toISOString());
  console.log(`${first} to ${last}`);
  console.log(`Captured payments: ${atProvider} at Razorpay, ${inLedger} in the ledger.`);
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
