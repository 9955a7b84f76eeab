import { attention } from '../../../functions/src/alerts/attention-item.ts';
import type { OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { signUp } from './accounts.ts';
import { storeLetter } from './outbox.ts';
import { storeInvoice } from './stored.ts';

/** Stores a letter that is due, about an invoice of a new account. */
export async function storeInvoiceLetter(about: Partial<OutboxEntry> = {}): Promise<string> {
  const account = await signUp({ withProfile: true });
  const { path } = await storeInvoice(account);
  return storeLetter('invoice_issued', { uid: account.uid, path, ...about });
}

/** The attention item about a letter that was given up. */
export async function toldAbout(id: string) {
  const told = await attention
    .where('kind', 'in', ['letter_failed', 'payment_letter_failed'])
    .get();
  const entries = told.docs.map((entry) => entry.data());
  return entries.find(({ details }) => details?.includes(`(mail/${id})`));
}
