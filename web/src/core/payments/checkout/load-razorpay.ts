import { useEffect } from 'react';
import { currentUser } from '../../../lib/current-user.ts';
import { env } from '../../../lib/env.ts';
import { recordForeignScript } from '../../../lib/foreign-scripts.ts';
import { paymentsOpenOn } from '../../../lib/payments-opening.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import { firstRowsShown } from '../../database/first-rows.ts';
import { hasRole } from '../../session/has-role.ts';
import type { RazorpayConstructor } from './razorpay.ts';

/** Some networks and blockers never answer the request. */
const loadLimitMs = 15_000;

let loading: Promise<RazorpayConstructor> | undefined;

/**
 * Loads Razorpay's script once, and never for an account with a role. After a failure, the next call tries again.
 */
export function loadRazorpay(): Promise<RazorpayConstructor> {
  loading ??= withTimeLimit(loadForCustomer(), loadLimitMs).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Rejects for an account with a role, and if the role can't be read. */
async function loadForCustomer(): Promise<RazorpayConstructor> {
  const user = await currentUser();
  if (!user || (await hasRole(user))) {
    throw new Error('The checkout script is only for customers.');
  }
  return insertScript();
}

function insertScript(): Promise<RazorpayConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The checkout script did not load.'));
    };
    recordForeignScript();
    script.src = env.checkoutUrl;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (globalThis.Razorpay) resolve(globalThis.Razorpay);
      else fail();
    });
    document.head.append(script);
  });
}

/** Loads Razorpay's script after the page, but only where the customer can pay. */
export function useCheckoutScript(canPay: boolean): void {
  useEffect(() => {
    if (!canPay || paymentsOpenOn) return;
    const load = () => {
      firstRowsShown()
        .then(loadRazorpay)
        .catch((error: unknown) => console.warn('Checkout is not available yet', error));
    };
    if (document.readyState === 'complete') {
      load();
      return;
    }
    globalThis.addEventListener('load', load, { once: true });
    return () => globalThis.removeEventListener('load', load);
  }, [canPay]);
}
