import { isChargeableAmount, isCurrency, toMinorUnits } from '../../functions/shared/money.ts';
import { refuseDisputed } from '../../functions/src/payments/refunds/refuse-disputed.ts';
import type { Refund } from '../../functions/src/payments/documents.ts';
import type { RefundedPayment } from '../../functions/src/payments/refunds/read-refunds.ts';
import { requestedRefundId } from '../../functions/src/payments/refunds/refund-id.ts';
import { Problem } from '../suite/problem.ts';
import { describeMoney } from './describe-money.ts';

/** Razorpay refuses less. */
const minRefundMinor = 100;

interface RefundPlan {
  id: string;
  /** Minor units. */
  amountMinor: number;
  /** The refund, if it was asked for before. */
  known: Refund | undefined;
  /** The number of the payment's next refund. */
  nextNumber: number;
}

/**
 * Plans the refund that the operator asks for: by default the first one, of all that is left. Throws a
 * Problem if it differs from what was asked for before under its number, or if less is left,
 * and what `refuseDisputed` throws.
 */
export function planRefund(
  paymentId: string,
  { payment, refunds, leftMinor }: RefundedPayment,
  typed: { amount?: string | undefined; number?: string | undefined },
): RefundPlan {
  let nextNumber = 1;
  while (refunds.has(requestedRefundId(paymentId, nextNumber))) nextNumber += 1;
  const number = readNumber(typed.number ?? '1', nextNumber);
  const id = requestedRefundId(paymentId, number);
  const known = refunds.get(id);
  const asked = typed.amount === undefined ? undefined : readAmount(typed.amount, payment.currency);
  const amountMinor = asked ?? known?.amountMinor ?? leftMinor;
  if (known && known.amountMinor !== amountMinor) {
    throw new Problem(
      `Refund ${number} was asked for before, over ${describeMoney(known.amountMinor, known.currency)}. For another refund add --number ${nextNumber}.`,
    );
  }
  if (!known && payment.capturedAt === null) {
    throw new Problem('The payment is not captured, so there is nothing to refund.');
  }
  if (!known) refuseDisputed(payment);
  if (!known && leftMinor <= 0) throw new Problem('Nothing is left to refund.');
  if (!known && amountMinor > leftMinor) {
    throw new Problem(`Only ${describeMoney(leftMinor, payment.currency)} is left to refund.`);
  }
  if (!known && amountMinor < minRefundMinor) {
    const least = describeMoney(minRefundMinor, payment.currency);
    throw new Problem(`Razorpay refunds ${least} or more at a time.`);
  }
  return { id, amountMinor, known, nextNumber };
}

function readNumber(typed: string, next: number): number {
  const number = Number(typed);
  if (/^[1-9]\d*$/.test(typed) && number <= next) return number;
  throw new Problem(`The next refund of this payment is --number ${next}.`);
}

/** Reads major units, such as 1000.50, as minor units. */
function readAmount(typed: string, currency: string): number {
  if (!isCurrency(currency)) {
    throw new Problem(
      `The site knows no parts of ${currency}. Leave --amount out, or use Razorpay.`,
    );
  }
  const amount = /^\d+(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
  if (isChargeableAmount(amount)) return toMinorUnits(amount);
  throw new Problem(`"${typed}" is not an amount. Write it in ${currency} as 1000.50.`);
}
