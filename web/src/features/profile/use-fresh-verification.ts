import { useEffect } from 'react';
import { refreshVerification } from '../../core/session/verification.ts';

/** While a customer stays on the site, the address may be verified on another device. */
const maxAgeMs = 60_000;

/** Asks when the profile opens and, until the address is verified, whenever the customer returns to the page. */
export function useFreshVerification(isVerified: boolean): void {
  useEffect(() => {
    refresh({ maxAgeMs });
    if (isVerified) return;
    const refreshOnReturn = () => refresh();
    // Not the focus, which returns from each frame of the checkout as well. Other tabs share their user.
    document.addEventListener('visibilitychange', refreshOnReturn);
    return () => document.removeEventListener('visibilitychange', refreshOnReturn);
  }, [isVerified]);
}

function refresh(options?: { maxAgeMs: number }): void {
  if (document.hidden) return;
  refreshVerification(options).catch((error: unknown) =>
    console.warn('Error asking for the state of the address', error),
  );
}
