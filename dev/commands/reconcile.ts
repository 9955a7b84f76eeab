import { financialYear, isReceiptNumber } from '../../functions/shared/receipts/receipt-numbers.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectToProvider } from '../operator/connect-to.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { printReconciliation } from '../operator/print-reconciliation.ts';
import { readDays } from '../operator/read-days.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run reconcile -- [--from 2026-11-01] [--to 2026-11-30] [--project <id>]
       npm run reconcile -- --record [--last-receipt R/26-27/000123]… [--from …] [--to …] [--yes] [--project <id>]`;

type Span = ReturnType<typeof readDays>;

/**
 * Compares the ledger with Razorpay for a range of days, for example `-- --from 2026-11-01 --to 2026-11-30`. With
 * `--record`, it then records the payments that the ledger has lost.
 */
export const run = operatorCommand(import.meta.filename, async () => {
  const { from, to, project, record, yes, 'last-receipt': lastReceipts } = readArguments();
  const span = readDays(from, to, new Date());
  await connectToProvider(project);
  const isEqual = await compare(span);
  if (!record) return isEqual ? 0 : 1;
  console.log(await describeWork(span, lastReceipts));
  if (!(await isConfirmed(yes))) return 1;
  const failed = await recordLost(span, lastReceipts);
  if (failed.length > 0) console.log(`Not recorded, try again later: ${failed.join(', ')}.`);
  return (await compare(span)) ? 0 : 1;
});

function readArguments() {
  const text = { type: 'string' } as const;
  const record = { type: 'boolean', default: false } as const;
  const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
  const options = {
    ...confirmingOptions,
    from: text,
    to: text,
    record,
    'last-receipt': texts,
  } as const;
  const { values } = parseArguments({ options }, usage);
  const numbers = values['last-receipt'];
  if (numbers.length > 0 && !values.record) {
    throw new Problem('--last-receipt works only with --record.');
  }
  for (const number of numbers.filter((it) => !isReceiptNumber(it))) {
    throw new Problem(`"${number}" is not a receipt number. Use the form R/26-27/000123.`);
  }
  return values;
}

/** Resolves to whether there are no differences. */
async function compare(span: Span): Promise<boolean> {
  const { reconcilePayments } =
    await import('../../functions/src/payments/reconcile/reconcile-payments.ts');
  const reconciliation = await reconcilePayments(span);
  printReconciliation(span, reconciliation);
  return reconciliation.differences.length === 0;
}

async function describeWork(span: Span, lastReceipts: readonly string[]): Promise<string> {
  const { counters } = await import('../../functions/src/receipts/documents.ts');
  const years = new Set([span.from, span.to].map((at) => financialYear(new Date(at * 1000))));
  const given = await Promise.all(
    [...years].map(async (year) => {
      const last = (await counters.doc(`receipts_${year}`).get()).data()?.last ?? 0;
      return `${last} receipt numbers have been issued in ${year}.`;
    }),
  );
  return [
    `Project ${process.env['GCLOUD_PROJECT']}, Razorpay's key ${process.env['RAZORPAY_KEY_ID']}. Payments missing from the ledger will be recorded from Razorpay.`,
    ...given,
    ...lastReceipts.map((number) => `The next receipt number comes after ${number}.`),
    "If a customer has a receipt with a later number, answer no and give each year's last number with --last-receipt.",
  ].join('\n');
}

async function recordLost(span: Span, lastReceipts: readonly string[]): Promise<string[]> {
  const { skipNumbers } = await import('../../functions/src/receipts/issue/skip-numbers.ts');
  const { recordSpan } = await import('../../functions/src/payments/reconcile/record-span.ts');
  for (const number of lastReceipts) await skipNumbers(number);
  return recordSpan(span);
}
