import type { Query, QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type OutboxEntry, outbox } from '../outbox/outbox-entry.ts';
import { change, commitAtomically } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { invoicesOf, unclaimedInvoices, type IssuedInvoice } from './issued-invoice.ts';

/** The next call claims the rest. */
const maxAtOnce = 50;

/**
 * Hands an account the invoices that wait for its verified address, with their emails. Resolves to their number.
 * Nothing of a payment moves, because an invoice is paid neither by checkout nor by bank before it's claimed. An
 * invoice keeps waiting while one of its emails is being sent. It waits forever if the account has another invoice
 * with its id. An account that is being deleted gets none. Safe to repeat.
 */
export async function claimInvoices(uid: string, email: string): Promise<number> {
  const waiting = waitingFor(email).limit(maxAtOnce);
  return commitAtomically(async (batch, reads) => {
    const [{ docs }, deletion] = await Promise.all([
      reads.get(waiting),
      reads.get(deletions.doc(uid)),
    ]);
    if (deletion.exists) return 0;
    let claimed = 0;
    for (const invoice of docs) {
      const reference = invoicesOf(uid).doc(invoice.id);
      const [existing, emails] = await Promise.all([
        reads.get(reference),
        reads.get(outbox.where('path', '==', invoice.ref.path)),
      ]);
      if (existing.exists) logger.warn('invoice-not-claimed', { invoice: invoice.id, uid });
      if (existing.exists || isBeingSent(emails)) continue;
      batch.create(reference, invoice.data());
      batch.delete(invoice.ref, { lastUpdateTime: invoice.updateTime });
      for (const entry of emails.docs) change(batch, entry, { uid, path: reference.path });
      claimed += 1;
    }
    return claimed;
  });
}

export async function isAwaited(email: string): Promise<boolean> {
  return !(await waitingFor(email).limit(1).get()).empty;
}

function waitingFor(email: string): Query<IssuedInvoice> {
  return unclaimedInvoices.where('email', '==', email.toLowerCase());
}

/** A change would make the sender lose its claim on the email, so it couldn't record the delivery. */
function isBeingSent({ docs }: QuerySnapshot<OutboxEntry>): boolean {
  return docs.some((entry) => entry.data().state === 'sending');
}
