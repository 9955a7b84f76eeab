import type { LedgerEntry } from '../../functions/src/payments/documents.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectTo } from '../operator/connect-to.ts';
import { describeReceipt } from '../operator/describe-receipt.ts';
import { askingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { readId } from '../operator/read-typed.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run receipt:retry [-- --project <id>]
       npm run receipt:retry -- <payment id> [--yes] [--project <id>]`;

const maxListed = 50;

/** Has a failed receipt issued: `-- pay_Example0000001`. Lists the payments without one if none is named. */
await runOperatorCommand(async () => {
  const settings = { options: askingOptions, allowPositionals: true } as const;
  const { positionals, values } = parseArguments(settings, usage);
  const [id, ...others] = positionals;
  if (others.length > 0) throw new Problem(`Name one payment.\nUsage: ${usage}`);
  connectTo(values.project);
  return id === undefined ? list() : retry(readId(id), values.yes);
});

async function list(): Promise<number> {
  const { readFailedReceipts } =
    await import('../../functions/src/receipts/read-failed-receipts.ts');
  const failed = await readFailedReceipts(maxListed);
  for (const entry of failed) console.log(`${await describe(entry.id, entry.data())}\n`);
  const isWhole = failed.length < maxListed;
  console.log(
    isWhole ? `Receipts not issued: ${failed.length}.` : `These are the first ${maxListed}.`,
  );
  return 0;
}

async function retry(id: string, yes: boolean): Promise<number> {
  const { payments } = await import('../../functions/src/payments/documents.ts');
  const payment = (await payments.doc(id).get()).data();
  if (!payment) throw new Problem(`The ledger has no payment "${id}".`);
  console.log(await describe(id, payment));
  if (payment.receiptState !== 'failed') {
    console.log('There is nothing to do.');
    return 0;
  }
  console.log(`The project ${process.env['GCLOUD_PROJECT']} tries to issue it then.`);
  if (!(await isConfirmed(yes))) return 1;
  const { retryReceipt } = await import('../../functions/src/receipts/retry-receipt.ts');
  if ((await retryReceipt(id)) !== 'failed') {
    throw new Problem('It has changed since it was shown, so it was left alone. Look at it again.');
  }
  console.log('Queued. Run the command again to see what became of it.');
  return 0;
}

async function describe(id: string, payment: LedgerEntry): Promise<string> {
  const { attention, attentionId } = await import('../../functions/src/alerts/attention-item.ts');
  const { receipts } = await import('../../functions/src/receipts/documents.ts');
  const [issued, told] = await Promise.all([
    receipts.where('payment.id', '==', id).limit(1).get(),
    attention.doc(attentionId('receipt_failed', id)).get(),
  ]);
  const number = issued.docs[0]?.data().number ?? null;
  const reason = payment.receiptState === 'failed' ? (told.data()?.details ?? null) : null;
  return describeReceipt(id, payment, { number, reason });
}
