import { parseArgs } from 'node:util';
import { printReconciliation } from '../reconcile/print-reconciliation.ts';
import { readDays } from '../reconcile/read-days.ts';
import { requireKeys } from '../reconcile/require-keys.ts';
import { connectTo } from '../suite/connect-to.ts';
import { runCommand } from '../suite/lifetime.ts';
import { Problem } from '../suite/problem.ts';

/** Compares the ledger with Razorpay for a span of days: `-- --from 2026-11-01 --to 2026-11-30`. */
await runCommand(async () => {
  const { from, to, project } = readArguments();
  const span = readDays(from, to, new Date());
  if (project !== undefined) requireKeys(process.env);
  connectTo(project);
  const { reconcilePayments } =
    await import('../../functions/src/payments/reconcile/reconcile-payments.ts');
  const reconciliation = await reconcilePayments(span);
  printReconciliation(span, reconciliation);
  return reconciliation.differences.length === 0 ? 0 : 1;
});

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { from: text, to: text, project: text } }).values;
  } catch (error) {
    const usage = 'npm run reconcile -- [--from 2026-11-01] [--to 2026-11-30] [--project <id>]';
    throw new Problem(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}
