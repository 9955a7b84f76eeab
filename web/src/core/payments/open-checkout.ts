import type { RazorpayConstructor, RazorpayOptions, RazorpaySuccess } from './razorpay.ts';

export type CheckoutGivenUp =
  /** The customer left it after the last attempt had failed. */
  { kind: 'declined'; reason: string } | { kind: 'dismissed' };

type CheckoutOutcome = { kind: 'paid'; response: RazorpaySuccess } | CheckoutGivenUp;

type CheckoutDetails = Omit<RazorpayOptions, 'handler' | 'modal'>;

const unnamedReason = 'The payment was not accepted.';

/**
 * Opens the provider's dialog and resolves when it is over. A failed attempt leaves it open for another
 * one, so a failure counts only when the customer then closes it.
 */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  details: CheckoutDetails,
): Promise<CheckoutOutcome> {
  return new Promise((resolve) => {
    let lastFailure: string | undefined;
    const checkout = new Razorpay({
      ...details,
      handler: (response) => resolve({ kind: 'paid', response }),
      modal: {
        ondismiss: () =>
          resolve(
            lastFailure === undefined
              ? { kind: 'dismissed' }
              : { kind: 'declined', reason: lastFailure },
          ),
      },
    });
    checkout.on('payment.failed', ({ error }) => {
      lastFailure = error.description || unnamedReason;
    });
    checkout.open();
  });
}
