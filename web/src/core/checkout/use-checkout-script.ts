import { useEffect } from 'react';
import { loadRazorpay } from './load-razorpay.ts';

/** For pages that can pay: fetches the checkout script as soon as the page itself has loaded. */
export function useCheckoutScript(): void {
  useEffect(() => {
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
  }, []);
}
