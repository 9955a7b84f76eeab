import { useEffectEvent, useLayoutEffect } from 'react';
import { openDialogEntry } from '../../lib/dialog-entry.ts';

/** Lets the browser's Back close an open dialog. One that stays open all the same keeps the visitor on the page. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return openDialogEntry(() => onBack());
  }, [isOpen]);
}
