import {
  endpoints,
  type CreateRazorpayOrderAnswer,
  type CreateRazorpayOrderRequest,
  type VerifyRazorpayPaymentRequest,
} from '@shared/endpoints.ts';
import { site } from '@shared/site.ts';
import { ApiError } from '../api/api-error.ts';
import { postAsUser } from '../api/post-as-user.ts';
import { refreshDatabase } from '../database/refresh-database.ts';
import type { Person } from '../session/person.ts';
import { followSettlement } from './follow-settlement.ts';
import { loadRazorpay } from './load-razorpay.ts';
import { openCheckout, type CheckoutGivenUp } from './open-checkout.ts';
import type { Payable } from './payable.ts';
import type { Settled } from './settled.ts';

export type PaymentOutcome =
  /** Checkout took the payment; the order or invoice follows shortly. */
  | { kind: 'paid'; paymentId: string }
  | Settled
  /** Nothing is paid as far as anybody knows yet, and `later` resolves should it turn out to be. */
  | ({ kind: 'declined'; reason: string } & MaySettle)
  | ({ kind: 'dismissed' } & MaySettle)
  /** Whoever wanted to pay has left before checkout opened. */
  | { kind: 'abandoned' }
  | PaymentNotStarted;

interface MaySettle {
  later: Promise<Settled>;
}

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
 * Nor does it for what has been paid elsewhere meanwhile.
 */
export async function pay(
  payable: Payable,
  payer: Person,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const settlement = followSettlement(payable);
  const outcome = await openPayment(payable, payer, signal, settlement.known);
  if (outcome.kind === 'declined' || outcome.kind === 'dismissed') {
    // Only the database knows: the money may have gone through, or have come by another window.
    return (await settlement.ask()) ?? { ...outcome, later: settlement.later };
  }
  settlement.end();
  return outcome;
}

type OpenedOutcome = Exclude<PaymentOutcome, MaySettle> | CheckoutGivenUp;

async function openPayment(
  payable: Payable,
  payer: Person,
  signal: AbortSignal,
  knownSettlement: () => Settled | undefined,
): Promise<OpenedOutcome> {
  const Razorpay = await loadRazorpay().catch(() => undefined);
  if (!Razorpay) return { kind: 'not-started', missing: 'checkout', hint: scriptMissing };
  const order = await createRazorpayOrder(payable).catch(orderMissing);
  if (signal.aborted) return { kind: 'abandoned' };
  if ('kind' in order) return order;
  const settled = knownSettlement();
  if (settled) return settled;
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
  if (staleCodes.has(code)) refreshStaleData();
  return { ...missing, ...(code === 'network' ? { hint: message } : { message }) };
}

/** The server knows more than this page, whose connection to the database may have died unnoticed. */
const staleCodes: ReadonlySet<string> = new Set([
  'already-paid',
  'not-pending',
  'amount-mismatch',
  'price-changed',
]);

function refreshStaleData(): void {
  refreshDatabase().catch((error: unknown) => console.warn('Nothing could be refreshed', error));
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
