import type { VerifyRazorpayPaymentRequest } from '@shared/endpoints.ts';
import { payments } from '../content.ts';
import type { RazorpayConstructor, RazorpayOptions } from './razorpay.ts';
import type { Recorded } from './stored-recording.ts';

export type CheckoutGivenUp =
  /** The last attempt failed, and the customer closed the dialog. */
  { kind: 'declined'; reason: string } | { kind: 'dismissed' };

type DialogOutcome =
  | { kind: 'paid'; response: VerifyRazorpayPaymentRequest }
  | CheckoutGivenUp
  | Recorded;

type CheckoutDetails = Omit<RazorpayOptions, 'handler' | 'modal' | 'timeout'>;

/** In seconds. A dialog that was left open closes, so that nobody pays an outdated price in it. */
const timeout = 60 * 60;

/** The dialog shows its own success for a moment before it reports the payment, which the database may know sooner. */
const ownSuccessMs = 5_000;

/**
 * A failed attempt leaves the dialog open, so a failure counts only if the customer then closes the dialog. The dialog
 * goes when `later` says that the payable was paid elsewhere.
 */
export function openCheckout(
  Razorpay: RazorpayConstructor,
  details: CheckoutDetails,
  later: Promise<Recorded>,
): Promise<DialogOutcome> {
  return new Promise((resolveOutcome) => {
    let isOver = false;
    let lastFailure: string | undefined;
    const checkout = new Razorpay({
      ...details,
      timeout,
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
    void later.then((recorded) => setTimeout(() => leaveTo(recorded), ownSuccessMs));

    function resolve(outcome: DialogOutcome): void {
      isOver = true;
      resolveOutcome(outcome);
    }

    function leaveTo(recorded: Recorded): void {
      if (isOver) return;
      resolve(recorded);
      checkout.close();
    }
  });
}
