import { bankReferenceOf } from '../../shared/payments/bank-payment-ids.ts';
import { formatIndianDate, formatIndianTime } from '../../shared/values/indian-time.ts';

interface PaymentFacts {
  /** What `id` is. */
  label: string;
  id: string;
  paidOn: string;
}

/** Returns what receipts and emails say about a payment. Staff enter only the day of a bank payment. */
export function paymentFacts(paymentId: string, paidAt: Date): PaymentFacts {
  const reference = bankReferenceOf(paymentId);
  return reference === undefined
    ? { label: 'Payment ID', id: paymentId, paidOn: formatIndianTime(paidAt) }
    : { label: 'Bank reference', id: reference, paidOn: formatIndianDate(paidAt) };
}
