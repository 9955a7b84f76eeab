import { readReceiptNumber } from '../../../shared/receipt-numbers.ts';
import { commitAtomically, put } from '../../platform/commit-atomically.ts';
import { counters } from '../documents.ts';

/**
 * Moves the counter of a financial year past an issued number, such as `R/26-27/000123`. Use it if a customer has a
 * receipt that the database has lost. Never moves the counter back.
 */
export async function skipNumbers(lastIssued: string): Promise<void> {
  const { year, sequence } = readReceiptNumber(lastIssued);
  await commitAtomically(async (batch, reads) => {
    const counter = await reads.get(counters.doc(`receipts_${year}`));
    const last = counter.data()?.last ?? 0;
    if (last < sequence) put(batch, counter, { last: sequence });
  });
}
