import { useEffect } from 'react';
import { loadRazorpay } from './load-razorpay.ts';

/**
 * Fetches the provider's script as soon as the page itself has loaded, once somebody can pay there: who
 * only reads never meets it.
 */
export function useCheckoutScript(canPay: boolean): void {
  useEffect(() => {
    if (!canPay) return;
    const load = () => {
      loadRazorpay().catch((error: unknown) =>
        console.warn('Checkout is not available yet', error),
      );
    };
    if (document.readyState === 'complete') {
      load();
      return;
    }
    globalThis.addEventListener('load', load, { once: true });
    return () => globalThis.removeEventListener('load', load);
  }, [canPay]);
}
