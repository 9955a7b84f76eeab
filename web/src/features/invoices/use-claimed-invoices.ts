import { useEffect } from 'react';
import type { Account } from '../../core/session/session.ts';
import { claimInvoices } from './api/claim-invoices.ts';

/** Where invoices are listed, asks for those that waited for the account's address to be verified. */
export function useClaimedInvoices({ isVerified }: Pick<Account, 'isVerified'>): void {
  useEffect(() => {
    if (!isVerified) return;
    claimInvoices().catch((error: unknown) =>
      console.warn('The invoices that wait could not be asked for', error),
    );
  }, [isVerified]);
}
