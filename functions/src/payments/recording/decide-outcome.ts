import type { PaymentAttempt, PaymentOutcome, PaymentRecord } from '../documents.ts';
import { isCaptured } from './payment-ledger.ts';

export interface PayableState {
  status: string;
  /** The payment that marked the document Paid. */
  paymentId?: string;
  /** Undefined if it can't be read. */
  price: Price | undefined;
  /** Whether the payment came after the price promise ended, at an outdated price. */
  isPriceOver?: boolean;
}

type Price = Pick<PaymentAttempt, 'amountMinor' | 'currency'>;

type Payment = Pick<PaymentRecord, 'amountMinor' | 'currency' | 'state' | 'orderAmountMinor'> & {
  paymentId: string;
};

/**
 * Decides the outcome of a payment. The outcome recorded before (`known`) stays once the payment has marked its
 * document Paid or its refund was queued. The outcome for a missing or deleted document stays while the document
 * can't be paid.
 */
export function decideOutcome(
  payment: Payment,
  attempt: Price | undefined,
  document: PayableState | 'missing' | 'deleted',
  known: PaymentOutcome | undefined,
): PaymentOutcome {
  if (!isCaptured(payment)) return 'open';
  if (known && (hasMarkedPaid(known) || isRefundedByServer(known))) return known;
  if (!attempt) return 'unmatched';
  if (!isSamePrice(payment, attempt) || !isOrderOf(payment, attempt)) return 'amount_mismatch';
  if (typeof document === 'string') {
    return known && isOfUnpayable(known) ? known : outcomesOfUnpayable[document];
  }
  if (document.paymentId === payment.paymentId) return 'recorded';
  if (!document.price || !isSamePrice(document.price, attempt)) return 'amount_mismatch';
  if (document.status !== 'Pending' && document.status !== 'Cancelled') return 'duplicate_payment';
  if (document.isPriceOver) return 'price_outdated';
  return document.status === 'Pending' ? 'recorded' : 'paid_after_cancel';
}

const outcomesOfUnpayable = {
  missing: 'document_missing',
  deleted: 'paid_after_deletion',
} as const satisfies Record<string, PaymentOutcome>;

function isOfUnpayable(outcome: PaymentOutcome): boolean {
  return Object.values<PaymentOutcome>(outcomesOfUnpayable).includes(outcome);
}

function isSamePrice(one: { amountMinor: number; currency: string }, other: Price): boolean {
  return one.amountMinor === other.amountMinor && one.currency === other.currency;
}

function isOrderOf({ orderAmountMinor }: Payment, { amountMinor }: Price): boolean {
  return orderAmountMinor === null || orderAmountMinor === amountMinor;
}

/** Returns whether a payment with this outcome has marked its document Paid. */
export function hasMarkedPaid(
  outcome: PaymentOutcome | undefined,
): outcome is 'recorded' | 'paid_after_cancel' {
  return outcome === 'recorded' || outcome === 'paid_after_cancel';
}

/** Returns whether the server refunds a payment with this outcome without a request. */
export function isRefundedByServer(
  outcome: PaymentOutcome,
): outcome is 'duplicate_payment' | 'price_outdated' {
  return outcome === 'duplicate_payment' || outcome === 'price_outdated';
}

export function needsAlert(
  outcome: PaymentOutcome,
): outcome is Exclude<PaymentOutcome, 'open' | 'recorded'> {
  return outcome !== 'open' && outcome !== 'recorded';
}
