import { issuedInvoiceNumber } from '../../shared/payments/invoices.ts';
import { financialYear } from '../../shared/receipts/receipt-numbers.ts';
import { commitAtomically, put } from '../platform/commit-atomically.ts';
import { counters } from '../receipts/documents.ts';

/**
 * Reserves invoice numbers, so that many renewals don't queue at the counter. Numbers that aren't used leave gaps,
 * which a request for payment may have.
 */
export async function reserveNumbers(
  count: number,
  now: Date,
): Promise<IterableIterator<string, undefined>> {
  if (count === 0) return [].values();
  const year = financialYear(now);
  const first = await commitAtomically(async (batch, reads) => {
    const counter = await reads.get(counters.doc(`invoices_${year}`));
    const last = counter.data()?.last ?? 0;
    put(batch, counter, { last: last + count });
    return last + 1;
  });
  return Array.from({ length: count }, (_, index) =>
    issuedInvoiceNumber(year, first + index),
  ).values();
}
