import type { ReceiptView } from '@shared/receipts/receipt-view.ts';
import { useEffect, useState } from 'react';
import { loadReceiptView } from './load-receipt.ts';

export interface OpenedReceipt {
  isOpen: boolean;
  /** Undefined while the receipt loads and after a failure. */
  receipt: ReceiptView | undefined;
  failure: string | undefined;
  open: () => void;
  close: () => void;
}

/** Loads a receipt when its dialog opens. Keeps it, because receipts don't change. */
export function useReceipt(number: string): OpenedReceipt {
  const [isOpen, setOpen] = useState(false);
  const [receipt, setReceipt] = useState<ReceiptView>();
  const [failure, setFailure] = useState<string>();
  const isMissing = isOpen && !receipt && failure === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    async function load() {
      const answer = await loadReceiptView(number);
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
