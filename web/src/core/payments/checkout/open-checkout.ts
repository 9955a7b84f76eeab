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

/** In seconds. An open dialog closes after this time, so that the customer can't pay an outdated price. */
const timeout = 60 * 60;

/**
 * The time in which Razorpay's dialog shows its own success before it reports the payment. The database may record
 * the payment sooner.
 */
const ownSuccessMs = 5_000;

/**
 * A failed attempt leaves the dialog open, so it counts only if the customer then closes the dialog. The dialog
 * also closes when `later` reports that the payable was paid elsewhere.
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
