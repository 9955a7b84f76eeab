import { useEffect } from 'react';
import { refreshVerification } from '../../core/session/verification.ts';

/**
 * Checks whether the address is verified when the profile opens and, until it is, whenever the customer
 * returns to the page: the letter's link opens elsewhere.
 */
export function useFreshVerification(isVerified: boolean): void {
  useEffect(() => {
    refresh();
    if (isVerified) return;
    const controller = new AbortController();
    const { signal } = controller;
    globalThis.addEventListener('focus', refresh, { signal });
    document.addEventListener('visibilitychange', refresh, { signal });
    return () => controller.abort();
  }, [isVerified]);
}

let underWay: Promise<unknown> | undefined;

/** Returning to the page fires two events. */
function refresh(): void {
  if (document.hidden) return;
  underWay ??= refreshVerification()
    .catch((error: unknown) => console.warn('Error asking for the state of the address', error))
    .finally(() => (underWay = undefined));
}
