import { useEffect } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';

/** While a dialog's code loads, Escape and Back cancel it, and Tab stays in place as in an open dialog. */
export function useLoadingKeys(onCancel: () => void): void {
  useCloseOnBack(true, onCancel);
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
      if (event.key === 'Tab') event.preventDefault();
    };
    globalThis.addEventListener('keydown', follow);
    return () => globalThis.removeEventListener('keydown', follow);
  }, [onCancel]);
}
