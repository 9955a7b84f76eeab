import {
  endpoints,
  type CreateRazorpayOrderAnswer,
  type CreateRazorpayOrderRequest,
  type PayableType,
  type VerifyRazorpayPaymentRequest,
} from '@shared/endpoints.ts';
import type { Currency } from '@shared/money.ts';
import { site } from '@shared/site.ts';
import { ApiError } from '../api/api-error.ts';
import { postAsUser } from '../api/post-as-user.ts';
import type { Person } from '../session/person.ts';
import { loadRazorpay } from './load-razorpay.ts';
import { openCheckout } from './open-checkout.ts';

/** An order or an invoice of the signed-in user that waits for its payment. */
export interface Payable {
  type: PayableType;
  userId: string;
  documentId: string;
  /** Major units. */
  amount: number;
  currency: Currency;
  /** For example `Payment for Order #ORD-1`. */
  description: string;
}

export type PaymentOutcome =
  | { kind: 'paid'; paymentId: string }
  | { kind: 'declined'; reason: string }
  | { kind: 'dismissed' }
  /** Whoever wanted to pay has left before checkout opened. */
  | { kind: 'abandoned' }
  | PaymentNotStarted;

/** Checkout never opened. */
export interface PaymentNotStarted {
  kind: 'not-started';
  /** Whether it was the provider order that could not be had, or checkout itself. */
  missing: 'order' | 'checkout';
  /** Our server's own sentence. */
  message?: string;
  /** What the customer can do where the server said nothing. */
  hint?: string;
}

/** `--action` of the light scheme; the provider takes a hexadecimal colour only. */
const themeColor = '#1d4ed8';

const scriptMissing =
  'The payment window could not be loaded. Please allow scripts from the payment provider and try again.';

/**
 * Takes a payment from its provider order to the customer's last word. Never rejects. Once the signal is
 * aborted checkout no longer opens: it would show somebody's order and address to whoever is there now.
 */
export async function pay(
  payable: Payable,
  payer: Person,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const Razorpay = await loadRazorpay().catch(() => undefined);
  if (!Razorpay) return { kind: 'not-started', missing: 'checkout', hint: scriptMissing };
  const order = await createRazorpayOrder(payable).catch(orderMissing);
  if (signal.aborted) return { kind: 'abandoned' };
  if ('kind' in order) return order;
  try {
    const outcome = await openCheckout(Razorpay, {
      key: order.key,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: site.name,
      description: payable.description,
      prefill: { name: payer.name, email: payer.email, contact: payer.phone },
      theme: { color: themeColor },
    });
    if (outcome.kind !== 'paid') return outcome;
    verifyInBackground(outcome.response);
    return { kind: 'paid', paymentId: outcome.response.razorpay_payment_id };
  } catch (error) {
    console.warn('Checkout did not open', error);
    return { kind: 'not-started', missing: 'checkout' };
  }
}

/** What to say about a payment that did not start; the other sentence is for when the server gave none. */
export function reasonNotStarted({ message, hint }: PaymentNotStarted, otherwise: string): string {
  return message ?? (hint === undefined ? otherwise : `${otherwise} ${hint}`);
}

function orderMissing(error: unknown): PaymentNotStarted {
  console.warn('The payment could not be prepared', error);
  const missing = { kind: 'not-started', missing: 'order' } as const;
  if (!(error instanceof ApiError) || error.code === 'unreadable') return missing;
  const { code, message } = error;
  return { ...missing, ...(code === 'network' ? { hint: message } : { message }) };
}

async function createRazorpayOrder(payable: Payable): Promise<CreateRazorpayOrderAnswer> {
  const { type, userId, documentId, amount, currency } = payable;
  const request: CreateRazorpayOrderRequest = {
    amount,
    currency,
    user_id: userId,
    firestore_id: documentId,
    type,
  };
  return (await postAsUser(endpoints.createRazorpayOrder, request)) as CreateRazorpayOrderAnswer;
}

/** Only hurries what the provider's webhook brings about anyway, so a failure is nobody's trouble. */
function verifyInBackground(response: VerifyRazorpayPaymentRequest): void {
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = response;
  postAsUser(endpoints.verifyRazorpayPayment, {
    razorpay_payment_id,
    razorpay_order_id,
    razorpay_signature,
  } satisfies VerifyRazorpayPaymentRequest).catch((error: unknown) =>
    console.warn('The payment could not be verified yet', error),
  );
}
