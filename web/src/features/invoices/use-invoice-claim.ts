import { useEffect } from 'react';
import { messages } from '../../content/session.ts';
import { notify } from '../../core/notices/notices.ts';
import { firstRowsShown } from '../../core/database/first-rows.ts';
import type { Account } from '../../core/session/session.ts';
import { markAddressUnproven } from '../../core/session/unproven-address.ts';
import { claimInvoices } from './api/claim-invoices.ts';

/** Claims the account's unclaimed invoices once its address is verified. */
export function useInvoiceClaim({ uid, isVerified }: Pick<Account, 'uid' | 'isVerified'>): void {
  useEffect(() => {
    if (!isVerified) return;
    claim(uid).catch((error: unknown) =>
      console.warn('The unclaimed invoices could not be claimed', error),
    );
  }, [uid, isVerified]);
}

async function claim(uid: string): Promise<void> {
  await firstRowsShown();
  const requiredStep = await claimInvoices();
  if (requiredStep === 'sign-in') notify('info', messages.invoicesWait);
  if (requiredStep !== 'verification') return;
  markAddressUnproven(uid);
  // Then the profile shows the prompt to verify the address.
  const { updateAccount } = await import('../../core/session/account.ts');
  await updateAccount();
}
