import { readReceiptNumber } from '../../../shared/receipts/receipt-numbers.ts';
import { commitAtomically, put } from '../../platform/commit-atomically.ts';
import { counters } from '../documents.ts';

/**
 * Lets the next receipt of a financial year have a number after this one, such as `R/26-27/000123`, which a
 * customer has although the database has lost it. Never moves the counter back.
 */
export async function skipNumbers(lastIssued: string): Promise<void> {
  const { year, sequence } = readReceiptNumber(lastIssued);
  await commitAtomically(async (batch, reads) => {
    const counter = await reads.get(counters.doc(`receipts_${year}`));
    const last = counter.data()?.last ?? 0;
    if (last < sequence) put(batch, counter, { last: sequence });
  });
}
