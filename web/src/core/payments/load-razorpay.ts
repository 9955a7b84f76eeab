import { useEffect } from 'react';
import { env } from '../../lib/env.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import type { RazorpayConstructor } from './razorpay.ts';

/** Some networks and blockers never answer. */
const loadLimitMs = 15_000;

let loading: Promise<RazorpayConstructor> | undefined;

/** Loads the provider's script once. After a failure the next call tries again. */
export function loadRazorpay(): Promise<RazorpayConstructor> {
  loading ??= withTimeLimit(insertScript(), loadLimitMs).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function insertScript(): Promise<RazorpayConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The checkout script did not load.'));
    };
    script.src = env.checkoutUrl;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (globalThis.Razorpay) resolve(globalThis.Razorpay);
      else fail();
    });
    document.head.append(script);
  });
}

/** Loads the provider's script after the page, on a page where the customer can pay; never for a reader. */
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
