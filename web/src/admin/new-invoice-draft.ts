import { forgetInTab, keepInTab, keptInTab } from '../lib/tab-storage.ts';
import type { NewInvoiceInput } from './new-invoice.ts';

const storageKey = 'new-invoice';

/** Whose draft it is, and the query of the page: it names the customer whose page led there. */
interface DraftOwner {
  staffEmail: string;
  search: string;
}

interface Draft extends DraftOwner {
  typed: NewInvoiceInput;
}

/**
 * Keeps an invoice in this tab, over reloads, other pages and the new sign-in that a long shift asks for, until it is
 * issued or begun anew.
 */
export function keepInvoiceDraft(owner: DraftOwner, typed: NewInvoiceInput): void {
  keepInTab(storageKey, { ...owner, typed } satisfies Draft);
}

export function keptInvoiceDraft({ staffEmail, search }: DraftOwner): NewInvoiceInput | undefined {
  const kept = keptInTab(storageKey, (draft) => draft as Draft);
  const isOwn = kept?.staffEmail === staffEmail && kept.search === search;
  return isOwn ? kept.typed : undefined;
}

export function dropInvoiceDraft(): void {
  forgetInTab(storageKey);
}
