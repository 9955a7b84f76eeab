import { useEffect } from 'react';
import { refreshVerification } from '../../core/session/verification.ts';

/** The age after which the state is fetched again. The customer may verify the address on another device. */
const maxAgeMs = 60_000;

/**
 * Checks the verification when the profile opens. Until the address is verified, it checks again whenever the
 * customer returns to the page.
 */
export function useFreshVerification(isVerified: boolean): void {
  useEffect(() => {
    refresh({ maxAgeMs });
    if (isVerified) return;
    const refreshOnReturn = () => refresh();
    // The focus event would also fire on each return from a checkout frame. Other tabs share the updated user.
    document.addEventListener('visibilitychange', refreshOnReturn);
    return () => document.removeEventListener('visibilitychange', refreshOnReturn);
  }, [isVerified]);
}

function refresh(options?: { maxAgeMs: number }): void {
  if (document.hidden) return;
  refreshVerification(options).catch((error: unknown) =>
    console.warn('Error checking the email verification', error),
  );
}
