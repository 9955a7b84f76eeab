import { formatIndianTime } from '../../functions/shared/indian-time.ts';
import { standingDispute } from '../../functions/shared/disputes.ts';
import { attentionSentences } from '../../functions/shared/attention-sentences.ts';
import type { LedgerEntry, LedgerRefund, Refund } from '../../functions/src/payments/documents.ts';
import type { RefundedPayment } from '../../functions/src/payments/refunds/read-refunds.ts';
import { describeFacts } from './describe-facts.ts';
import { describeMoney } from './describe-money.ts';

/** Describes a payment, what is left of it, and each refund: those of this site and those made at Razorpay. */
export function describeRefunds(
  paymentId: string,
  { payment, refunds, leftMinor }: RefundedPayment,
  recipient: string,
): string {
  const { amountMinor, amountRefundedMinor, currency, state, uid, path, outcome } = payment;
  const facts = describeFacts({
    Payment: paymentId,
    Customer: recipient,
    Account: uid,
    Document: path,
    Amount: describeMoney(amountMinor, currency),
    State: `${state}, ${outcome.replaceAll('_', ' ')}`,
    Dispute: standingDispute(payment.disputes) ?? null,
    Refunded: describeMoney(amountRefundedMinor, currency),
    Left: describeMoney(leftMinor, currency),
  });
  const known = [...refunds]
    .toReversed()
    .map(([id, refund]) => describeRefund(id, refund, payment));
  return [facts, ...known, ...describeOthers(payment, [...refunds.values()])].join('\n\n');
}

/** Describes a refund that this site makes. */
export function describeRefund(id: string, refund: Refund, payment: LedgerEntry): string {
  const { amountMinor, currency, note, createdAt, razorpayRefundId } = refund;
  return describeFacts({
    Refund: id,
    Amount: describeMoney(amountMinor, currency),
    'Asked for on': formatIndianTime(createdAt.toDate()),
    Reason: note ?? refund.reason.replaceAll('_', ' '),
    'At Razorpay': razorpayRefundId,
    State: stateOf(refund, payment),
  });
}

function stateOf(refund: Refund, payment: LedgerEntry): string {
  const { state, tries, nextTryAt, problem, razorpayRefundId } = refund;
  if (state === 'refused') return 'refused for good';
  if (state === 'made')
    return statesAtProvider[payment.refunds[razorpayRefundId ?? '']?.state ?? 'pending'];
  if (tries === 0) return 'queued';
  const cause = problem ? ` (${attentionSentences[problem].title.toLowerCase()})` : '';
  const nextTry = formatIndianTime(nextTryAt.toDate());
  return `queued, failed tries: ${tries}${cause}, next try on ${nextTry}`;
}

const statesAtProvider: Record<LedgerRefund['state'], string> = {
  pending: 'made, on its way',
  processed: 'made, processed',
  failed: 'made, and came back: the customer has not got the money',
};

/** The refunds that were made in Razorpay's dashboard. */
function describeOthers({ refunds, currency }: LedgerEntry, own: readonly Refund[]): string[] {
  const ids = new Set(own.map(({ razorpayRefundId }) => razorpayRefundId));
  return Object.entries(refunds)
    .filter(([id]) => !ids.has(id))
    .map(([id, { amountMinor, state }]) =>
      describeFacts({
        'At Razorpay': id,
        Amount: describeMoney(amountMinor, currency),
        State: statesAtProvider[state],
      }),
    );
}
