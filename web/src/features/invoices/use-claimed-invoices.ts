import { useEffect } from 'react';
import { messages } from '../../content/session.ts';
import { notify } from '../../core/notices/notices.ts';
import type { Account } from '../../core/session/session.ts';
import { markUnproven } from '../../core/session/unproven-address.ts';
import { claimInvoices } from './api/claim-invoices.ts';

/** Claims the invoices that were issued to the account's address before the customer verified it. */
export function useClaimedInvoices({ uid, isVerified }: Pick<Account, 'uid' | 'isVerified'>): void {
  useEffect(() => {
    if (!isVerified) return;
    claim(uid).catch((error: unknown) =>
      console.warn('Error claiming the waiting invoices', error),
    );
  }, [uid, isVerified]);
}

async function claim(uid: string): Promise<void> {
  const asksFor = await claimInvoices();
  if (asksFor === 'sign-in') notify('info', messages.invoicesWait);
  if (asksFor !== 'verification') return;
  markUnproven(uid);
  // The profile then asks the customer to verify the address.
  const { updateAccount } = await import('../../core/session/account.ts');
  await updateAccount();
}
