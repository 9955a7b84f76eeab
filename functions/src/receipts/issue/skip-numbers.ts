import { readReceiptNumber } from '../../../shared/receipts/receipt-numbers.ts';
import { commitAtomically, put } from '../../platform/commit-atomically.ts';
import { counters } from '../documents.ts';

/**
 * Moves the counter past a number that a customer has and the database has lost, such as `R/26-27/000123`. Never
 * moves it back.
 */
export async function skipNumbers(lastIssued: string): Promise<void> {
  const { year, sequence } = readReceiptNumber(lastIssued);
  await commitAtomically(async (batch, reads) => {
    const counter = await reads.get(counters.doc(`receipts_${year}`));
    const last = counter.data()?.last ?? 0;
    if (last < sequence) put(batch, counter, { last: sequence });
  });
}
