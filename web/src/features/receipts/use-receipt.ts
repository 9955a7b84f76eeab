import type { ReceiptView } from '@shared/receipt-view.ts';
import { useEffect, useState } from 'react';
import { fetchReceiptView } from './api/fetch-receipt.ts';
import { loadReceipt } from './load-receipt.ts';

export interface OpenedReceipt {
  isOpen: boolean;
  /** Undefined while it is on its way, or when it did not come. */
  receipt: ReceiptView | undefined;
  /** Why it did not come. */
  failure: string | undefined;
  /** Asks for it if it is not there yet, be it for the first time or again. */
  open: () => void;
  close: () => void;
}

/** Loads what a receipt says when it is opened, and keeps it: a receipt does not change. */
export function useReceipt(number: string): OpenedReceipt {
  const [isOpen, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<ReceiptView>();
  const [failure, setFailure] = useState<string>();
  const isMissing = isOpen && !receipt && failure === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    async function load() {
      const answer = await loadReceipt(fetchReceiptView(number));
      if (!isCurrent) return;
      if ('found' in answer) setReceipt(answer.found);
      else setFailure(answer.failure);
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [number, isMissing]);

  function open() {
    setFailure(undefined);
    setOpen(true);
  }

  return { isOpen, receipt, failure, open, close: () => setOpen(false) };
}
