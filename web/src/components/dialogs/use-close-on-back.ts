import { useEffectEvent, useLayoutEffect } from 'react';
import { openDialogEntry } from '../../lib/dialog-entry.ts';

/** Closes the dialog on browser Back. If the dialog refuses to close, the page stays. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useLayoutEffect(() => {
    if (!isOpen) return;
    return openDialogEntry(() => onBack());
  }, [isOpen]);
}
