import { useEffect } from 'react';
import { refreshVerification } from '../../core/session/verification.ts';

/** Asks when the profile opens and, until the address is verified, whenever the customer returns to the page. */
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
