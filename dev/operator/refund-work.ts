import { leftToRefund } from '../../functions/shared/payments/left-to-refund.ts';
import { isRefundable, minRefundMinor } from '../../functions/shared/payments/refund-limits.ts';
import {
  isChargeableAmount,
  isCurrency,
  toMinorUnits,
} from '../../functions/shared/values/money.ts';
import { hintForAmount, readAmount } from '../../functions/shared/values/read-amount.ts';
import { findCustomer } from '../../functions/src/emails/compose/find-customer.ts';
import { Undeliverable } from '../../functions/src/emails/compose/undeliverable.ts';
import {
  payments,
  refunds,
  type PaymentRecord,
  type Refund,
} from '../../functions/src/payments/documents.ts';
import { Problem } from '../suite/problem.ts';
import { applyAction } from './apply-action.ts';
import { describeFacts } from './describe-facts.ts';
import { describeMoney } from '../../functions/shared/values/describe-money.ts';
import { refundKey } from './refund-key.ts';

/** Throws a Problem if the payment is unknown. */
export async function showRefunds(paymentId: string) {
  const [entry, { docs }] = await Promise.all([
    payments.doc(paymentId).get(),
    refunds.where('paymentId', '==', paymentId).orderBy('createdAt', 'desc').get(),
  ]);
  const payment = entry.data();
  if (!payment) throw new Problem(`The ledger has no payment "${paymentId}".`);
  const known = new Map(docs.map((refund) => [refund.id, refund.data()]));
  const leftMinor = leftToRefund(payment, [...known.values()]);
  console.log(await describePayment(paymentId, payment, leftMinor));
  for (const [id, refund] of known) console.log(`\n${describeRefund(id, refund, payment)}`);
  return { payment, known, leftMinor };
}

/** Refunds an amount in major units, or the rest of the payment. Resolves to the exit code. */
export async function refund(
  paymentId: string,
  entered: { reason: string; amount: string | undefined; number: string; yes: boolean },
): Promise<number> {
  const { payment, known, leftMinor } = await showRefunds(paymentId);
  const { currency } = payment;
  const key = refundKey(paymentId, readNumber(entered.number));
  const wholeMinor = known.get(key)?.amountMinor ?? leftMinor;
  const amountMinor =
    entered.amount === undefined ? wholeMinor : readAmountMinor(entered.amount, currency);
  if (amountMinor < minRefundMinor) {
    const [left, least] = [leftMinor, minRefundMinor].map((it) => describeMoney(it, currency));
    throw new Problem(`Left to refund: ${left}. Razorpay's minimum refund is ${least}.`);
  }
  if (!known.has(key) && amountMinor <= leftMinor && !isRefundable(amountMinor, leftMinor)) {
    const least = describeMoney(minRefundMinor, currency);
    throw new Problem(
      `This leaves less than ${least}, which can't be refunded. Refund it all, or less.`,
    );
  }
  console.log(`\nThis refund: ${describeMoney(amountMinor, currency)}, number ${entered.number}.`);
  if (known.has(key)) {
    console.log('This refund was already requested. To make another one, add the next --number.');
  }
  const { reason: note, yes } = entered;
  const action = { action: 'refund-payment', paymentId, amountMinor, note, leftMinor } as const;
  return (await applyAction(action, yes, key)) ? showEnd(paymentId, key) : 1;
}

/** Resolves to the exit code. */
export async function retryRefund(
  paymentId: string,
  { retry: refundId, yes }: { retry: string; yes: boolean },
): Promise<number> {
  const { known } = await showRefunds(paymentId);
  if (!known.has(refundId))
    throw new Problem(`This site has made no refund "${refundId}" of the payment.`);
  const isDone = await applyAction({ action: 'retry-refund', refundId }, yes);
  return isDone ? showEnd(paymentId, refundId) : 1;
}

async function showEnd(paymentId: string, id: string): Promise<number> {
  const { known } = await showRefunds(paymentId);
  if (known.get(id)?.state === 'queued') console.log('\nThe site keeps retrying.');
  return 0;
}

async function describePayment(
  id: string,
  payment: PaymentRecord,
  leftMinor: number,
): Promise<string> {
  const { amountMinor, amountRefundedMinor, currency, uid, checkoutEmail, path } = payment;
  return describeFacts({
    Payment: id,
    Customer: await findRecipient({ uid, recipientEmail: checkoutEmail, path }),
    Document: path,
    State: `${payment.state}, ${payment.outcome}`,
    Disputes: Object.values(payment.disputes ?? {})
      .map((dispute) => `${describeMoney(dispute.amountMinor, currency)} ${dispute.state}`)
      .join(', '),
    Amount: describeMoney(amountMinor, currency),
    Refunded: describeMoney(amountRefundedMinor, currency),
    Left: describeMoney(leftMinor, currency),
  });
}

/** Resolves to an address, or to the reason why there is none. */
async function findRecipient(about: Parameters<typeof findCustomer>[0]): Promise<string> {
  try {
    const { address, name } = await findCustomer(about);
    return name === '' ? address : `${name} <${address}>`;
  } catch (error) {
    if (error instanceof Undeliverable) return error.reason;
    throw error;
  }
}

function describeRefund(id: string, refund: Refund, payment: PaymentRecord): string {
  return describeFacts({
    Refund: id,
    Amount: describeMoney(refund.amountMinor, refund.currency),
    Reason: refund.note ?? refund.reason,
    Asked: refund.createdAt,
    State: refund.state,
    Problem: refund.problem,
    'At Razorpay': payment.refunds[refund.razorpayRefundId ?? '']?.state,
  });
}

function readNumber(entered: string): number {
  if (/^[1-9]\d?$/.test(entered)) return Number(entered);
  throw new Problem(`"${entered}" is not a refund number. Use --number 2 for the second one.`);
}

/** Reads major units, such as 1,000.50, and returns minor units. */
function readAmountMinor(entered: string, currency: string): number {
  if (!isCurrency(currency)) {
    throw new Problem(
      `The site can't refund part of a payment in ${currency}. Omit --amount, or make the refund in Razorpay.`,
    );
  }
  const amount = readAmount(entered, currency);
  if (isChargeableAmount(amount)) return toMinorUnits(amount);
  throw new Problem(
    `"${entered}" is not an amount in ${currency}. ${hintForAmount(entered, currency)}`,
  );
}
