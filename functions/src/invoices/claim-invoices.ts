import { commitAtomically } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { invoicesOf, unclaimedInvoices } from './issued-invoice.ts';

/** The rest follows with the next call. */
const maxAtOnce = 50;

/**
 * Hands an account the invoices that wait for its address, which it has verified. Resolves to their number.
 * An account that is being deleted gets none. Safe to repeat.
 */
export async function claimInvoices(uid: string, email: string): Promise<number> {
  const waiting = unclaimedInvoices.where('email', '==', email.toLowerCase()).limit(maxAtOnce);
  return commitAtomically(async (batch, reads) => {
    const [{ docs }, deletion] = await Promise.all([
      reads.get(waiting),
      reads.get(deletions.doc(uid)),
    ]);
    if (deletion.exists) return 0;
    const own = invoicesOf(uid);
    for (const invoice of docs) {
      batch.create(own.doc(invoice.id), invoice.data());
      batch.delete(invoice.ref, { lastUpdateTime: invoice.updateTime });
    }
    return docs.length;
  });
}
