import { ServerError } from '../../functions/shared/server-errors.ts';
import type { Refund } from '../../functions/src/payments/documents.ts';
import { refuseDisputed } from '../../functions/src/payments/refunds/refuse-disputed.ts';
import type { RefundedPayment } from '../../functions/src/payments/refunds/read-refunds.ts';
import { ProviderRefusal } from '../../functions/src/platform/razorpay/refusals.ts';
import { isConfirmed } from '../operator/confirm.ts';
import { connectToProvider } from '../operator/connect-to.ts';
import { describeMoney } from '../operator/describe-money.ts';
import { describeRefund, describeRefunds } from '../operator/describe-refunds.ts';
import { findRecipient } from '../operator/find-recipient.ts';
import { askingOptions, parseArguments } from '../operator/parse-arguments.ts';
import { planRefund } from '../operator/plan-refund.ts';
import { readId, readWords } from '../operator/read-typed.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { Problem } from '../suite/problem.ts';

const usage = `npm run refund -- <payment id> [--project <id>]
       npm run refund -- <payment id> --reason <text> [--amount 1000.50] [--number 2] [--yes] [--project <id>]
       npm run refund -- <payment id> --retry <refund id> [--yes] [--project <id>]`;

/**
 * Refunds a payment: `-- pay_Example0000001 --reason "Ordered twice."`. Has a refund tried again with
 * `--retry`. Shows the payment and its refunds if nothing else is asked for.
 */
await runOperatorCommand(async () => {
  const { paymentId, amount, number, reason, retry, yes, project } = readArguments();
  await connectToProvider(project);
  const { readRefunds } = await import('../../functions/src/payments/refunds/read-refunds.ts');
  const found = await readRefunds(paymentId);
  if (!found) throw new Problem(`The ledger has no payment "${paymentId}".`);
  const { uid, checkoutEmail, path } = found.payment;
  const recipient = await findRecipient({ uid, givenEmail: checkoutEmail, path });
  console.log(`${describeRefunds(paymentId, found, recipient)}\n`);
  if (retry !== undefined) return tryAgain(paymentId, found, retry, yes);
  if (reason === undefined) return 0;
  return refund(paymentId, found, { amount, number, reason: readWords(reason), yes });
});

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { ...askingOptions, amount: text, number: text, reason: text, retry: text };
  const { positionals, values } = parseArguments({ options, allowPositionals: true }, usage);
  const [typed, ...others] = positionals;
  if (!typed || others.length > 0) throw new Problem(`Name one payment.\nUsage: ${usage}`);
  const { amount, number, reason, retry } = values;
  const hasTerms = amount !== undefined || number !== undefined;
  if (retry !== undefined ? hasTerms || reason !== undefined : hasTerms && reason === undefined) {
    throw new Problem(`Give either a reason or --retry.\nUsage: ${usage}`);
  }
  return { paymentId: readId(typed), ...values };
}

async function refund(
  paymentId: string,
  found: RefundedPayment,
  asked: { amount: string | undefined; number: string | undefined; reason: string; yes: boolean },
): Promise<number> {
  const { id, amountMinor, known, nextNumber } = planRefund(paymentId, found, asked);
  if (known) {
    console.log('It was asked for before. Nothing was changed.');
    if (known.state !== 'made') console.log(`To have ${id} tried again, use --retry.`);
    const left = describeMoney(found.leftMinor, known.currency);
    console.log(`Left: ${left}. For another refund add --number ${nextNumber}.`);
    return 0;
  }
  const { uid, currency } = found.payment;
  const letter =
    uid === null
      ? ''
      : ' A letter tells the customer when it is processed, and the profile shows the reason.';
  console.log(
    `Refund ${describeMoney(amountMinor, currency)} in the project ${process.env['GCLOUD_PROJECT']}, as ${id}.${letter}`,
  );
  if (!(await isConfirmed(asked.yes))) return 1;
  const { refundPayment } = await import('../../functions/src/payments/refunds/refund-payment.ts');
  const request = { key: id, paymentId, amountMinor, requestedBy: 'operator', note: asked.reason };
  return carryOut(paymentId, id, () => refundPayment(request));
}

async function tryAgain(
  paymentId: string,
  { payment, refunds, leftMinor }: RefundedPayment,
  id: string,
  yes: boolean,
): Promise<number> {
  const known = refunds.get(id);
  if (!known) throw new Problem(`The payment has no refund "${id}" of this site.`);
  if (known.state === 'made') {
    console.log('It was made before. Nothing was changed.');
    return 0;
  }
  refuseDisputed(payment);
  if (known.state === 'refused' && known.amountMinor > leftMinor) {
    throw new Problem(`Only ${describeMoney(leftMinor, payment.currency)} is left to refund.`);
  }
  console.log(`${id} is tried again now in the project ${process.env['GCLOUD_PROJECT']}.`);
  if (!(await isConfirmed(yes))) return 1;
  const { retryRefund } = await import('../../functions/src/payments/refunds/make-refund.ts');
  return carryOut(paymentId, id, () => retryRefund(id));
}

/** Does the work, and shows what became of the refund. Returns 1 if it was refused for good. */
async function carryOut(
  paymentId: string,
  id: string,
  work: () => Promise<Refund>,
): Promise<number> {
  const { readRefunds } = await import('../../functions/src/payments/refunds/read-refunds.ts');
  const failure = await work().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure !== undefined && !(failure instanceof ServerError)) throw failure;
  const after = await readRefunds(paymentId);
  const made = after?.refunds.get(id);
  if (!after || !made) {
    throw new Problem('The payment has changed since it was shown. Look at it again.');
  }
  console.log(describeRefund(id, made, after.payment));
  if (failure instanceof ProviderRefusal) console.log(`Razorpay says: ${failure.words}`);
  if (made.state === 'queued') console.log('The site tries it again by itself.');
  return made.state === 'refused' ? 1 : 0;
}
