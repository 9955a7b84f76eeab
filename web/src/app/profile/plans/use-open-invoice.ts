import { payableHref } from '@shared/paths.ts';
import { useEffect, useState } from 'react';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import type { StoredInvoice } from '../../../features/invoices/stored-invoice.ts';
import { navigate } from '../../../lib/router.ts';

/** Returns a function that opens a new invoice, once the list has it. Its page couldn't show it earlier. */
export function useOpenInvoice({ list, status }: LiveList<StoredInvoice>): (id: string) => void {
  const [wanted, setWanted] = useState<string>();
  const isListed = list.some(({ id }) => id === wanted);
  useEffect(() => {
    if (wanted !== undefined && (isListed || status === 'failed')) {
      navigate(payableHref('invoice', wanted));
    }
  }, [wanted, isListed, status]);
  return setWanted;
}
