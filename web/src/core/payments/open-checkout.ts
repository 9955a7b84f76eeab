import type { VerifyRazorpayPaymentRequest } from '@shared/endpoints.ts';
import { payments } from '../../content/payments.ts';
import type { RazorpayConstructor, RazorpayOptions } from './razorpay.ts';

export type CheckoutGivenUp =
  /** The last attempt failed, and the customer closed the dialog. */
  { kind: 'declined'; reason: string } | { kind: 'dismissed' };

type DialogOutcome = { kind: 'paid'; response: VerifyRazorpayPaymentRequest } | CheckoutGivenUp;

type CheckoutDetails = Omit<RazorpayOptions, 'handler' | 'modal'>;

/** A failed attempt leaves the dialog open, so a failure counts only if the customer then closes the dialog. */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  details: CheckoutDetails,
): Promise<DialogOutcome> {
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
      lastFailure = error.description || payments.declined;
    });
    checkout.open();
  });
}
