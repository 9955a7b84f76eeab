import { useEffect } from 'react';
import { refreshVerification } from '../../core/session/verification.ts';

/**
 * Asks when the profile opens whether the address was verified, and as long as it isn't each time that
 * its owner comes back to the page: the letter's link opens elsewhere.
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

/** Coming back is told by two events at once. */
function refresh(): void {
  if (document.hidden) return;
  underWay ??= refreshVerification()
    .catch((error: unknown) => console.warn('Error asking for the state of the address', error))
    .finally(() => (underWay = undefined));
}
