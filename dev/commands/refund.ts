import { connectToProvider } from '../operator/connect-to.ts';
import { confirmingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { readId, readWords } from '../operator/read-entered.ts';
import { operatorCommand } from '../operator/operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run refund -- <payment id> [--project <id>]
       npm run refund -- <payment id> --reason <text> [--amount 1000.50] [--number 2] [--yes] [--project <id>]
       npm run refund -- <payment id> --retry <refund id> [--yes] [--project <id>]`;

/**
 * Shows a payment and its refunds. With `--reason`, refunds it, for example `-- pay_Example0000001 --reason
 * "Ordered twice."`. With `--retry`, retries a refund.
 */
export const run = operatorCommand(import.meta.filename, async () => {
  const { paymentId, amount, number = '1', reason, retry, yes, project } = readArguments();
  const words = reason === undefined ? undefined : readWords(reason);
  await connectToProvider(project);
  // A static import would connect before the project is known.
  const { refund, retryRefund, showRefunds } = await import('../operator/refund-work.ts');
  if (words !== undefined) return refund(paymentId, { reason: words, amount, number, yes });
  if (retry !== undefined) return retryRefund(paymentId, { retry, yes });
  await showRefunds(paymentId);
  return 0;
});

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { ...confirmingOptions, amount: text, number: text, reason: text, retry: text };
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [entered, ...others] = positionals;
  if (!entered || others.length > 0) throw new Problem(`Give one payment.\nUsage: ${usage}`);
  const { amount, number, reason, retry } = values;
  const hasTerms = amount !== undefined || number !== undefined;
  if (retry !== undefined ? hasTerms || reason !== undefined : hasTerms && reason === undefined) {
    throw new Problem(`Give either a reason or --retry.\nUsage: ${usage}`);
  }
  return { paymentId: readId(entered), ...values };
}
