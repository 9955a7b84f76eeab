import {
  endpoints,
  type CreateRazorpayOrderAnswer,
  type CreateRazorpayOrderRequest,
} from '@shared/endpoints.ts';
import { site } from '@shared/site.ts';
import { currentUser } from '../../../lib/current-user.ts';
import { payments } from '../content.ts';
import { ApiError } from '../../api/api-error.ts';
import { postAsUser } from '../../api/as-user.ts';
import { refreshDatabase } from '../../database/refresh-database.ts';
import { countryOf, sessionStore, type Person } from '../../session/session.ts';
import { payableName, type Payable } from '../payable.ts';
import { isInAppBrowser } from './in-app-browser.ts';
import { followRecording, type Recording } from './follow-recording.ts';
import { loadRazorpay } from './load-razorpay.ts';
import { openCheckout, type CheckoutGivenUp } from './open-checkout.ts';
import { confirmPayment } from './confirm-payment.ts';
import type { Recorded } from './stored-recording.ts';
import { markAwaitingConfirmation } from '../awaiting-confirmation.ts';

/** How a payment ended, as far as the browser knows. */
export type CheckoutOutcome =
  | (TakenPayment & MayBeRecorded)
  | Recorded
  /** No payment is known yet. `later` resolves if one arrives after all. */
  | ({ kind: 'declined'; reason: string } & MayBeRecorded)
  | ({ kind: 'dismissed' } & MayBeRecorded)
  /** The customer left before checkout opened. */
  | { kind: 'abandoned' }
  | NotStarted;

/** Checkout took the payment. The status of the payable becomes Paid shortly. */
interface TakenPayment {
  kind: 'paid';
  paymentId: string;
  /** Resolves to a sentence for the customer if our server can't confirm the payment yet. */
  unconfirmedReason: Promise<string | undefined>;
}

interface MayBeRecorded {
  later: Promise<Recorded>;
}

export interface NotStarted {
  kind: 'not-started';
  /** `order` if Razorpay's order could not be created, `checkout` if the dialog did not open. */
  failedStep: 'order' | 'checkout';
  message?: string;
  /** Advice for the customer if the server sent no message. */
  hint?: string;
}

/** `--action` of the light colour scheme. Razorpay accepts only hexadecimal colours. */
const themeColor = '#1d4ed8';

/**
 * Never rejects. Checkout doesn't open if the payable was paid meanwhile. It doesn't open after `signal` aborts
 * either, because the next person at the screen would see the payer's data.
 */
export async function pay(
  uid: string,
  payable: Payable,
  payer: Person,
  signal: AbortSignal,
): Promise<CheckoutOutcome> {
  const recording = followRecording(uid, payable);
  const outcome = await openPayment(uid, payable, payer, signal, recording);
  if (outcome.kind === 'declined' || outcome.kind === 'dismissed') {
    // The money may have arrived anyway, in this window or another one.
    return (await recording.query()) ?? { ...outcome, later: recording.later };
  }
  if (outcome.kind === 'paid') {
    markAwaitingConfirmation(payable.id);
    const unconfirmedReason = outcome.unconfirmedReason.then((sentence) => {
      // Another payment may have been recorded. The sentence then says what happens to this one.
      const isRecorded = recording.known()?.paymentId === outcome.paymentId;
      if (sentence !== undefined && !isRecorded) return sentence;
      recording.end();
      return undefined;
    });
    return { ...outcome, unconfirmedReason, later: recording.later };
  }
  recording.end();
  return outcome;
}

type OpenedOutcome = Exclude<CheckoutOutcome, MayBeRecorded> | TakenPayment | CheckoutGivenUp;

async function openPayment(
  uid: string,
  payable: Payable,
  payer: Person,
  signal: AbortSignal,
  { known, later }: Recording,
): Promise<OpenedOutcome> {
  const contact = contactOf(payer);
  const Razorpay = await loadRazorpay().catch(() => undefined);
  if (!Razorpay)
    return { kind: 'not-started', failedStep: 'checkout', hint: payments.scriptMissing };
  const order = await createRazorpayOrder(uid, payable).catch(orderMissing);
  if (signal.aborted) return { kind: 'abandoned' };
  if ('kind' in order) return order;
  const recorded = known();
  if (recorded) return recorded;
  try {
    const details = {
      key: order.key,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: site.name,
      description: `Payment for ${payableName(payable)}`,
      prefill: { name: payer.name, email: payer.email, ...(await contact) },
      theme: { color: themeColor },
      ...(isInAppBrowser() && { callback_url: returnAddress(payable), redirect: true }),
    };
    const outcome = await openCheckout(Razorpay, details, later);
    if (outcome.kind !== 'paid') return outcome;
    const { response } = outcome;
    const unconfirmedReason = confirmPayment(response);
    return { kind: 'paid', paymentId: response.razorpay_payment_id, unconfirmedReason };
  } catch (error) {
    console.warn('Checkout did not open', error);
    return { kind: 'not-started', failedStep: 'checkout' };
  }
}

/** Loads the numbering plans of all countries. Without them, the customer enters the number in checkout. */
async function contactOf({ phone }: Person): Promise<{ contact?: string }> {
  const country = countryOf(sessionStore.get());
  try {
    const contact = (await import('./to-contact.ts')).toContact(phone, country);
    return contact === undefined ? {} : { contact };
  } catch (error) {
    console.warn('The phone number could not be read', error);
    return {};
  }
}

function returnAddress({ type, id }: Payable): string {
  const query = new URLSearchParams({ type, id });
  return `${location.origin}${endpoints.returnFromCheckout}?${query}`;
}

/** Returns why a payment did not start. `otherwise` replaces a missing message of the server. */
export function reasonNotStarted({ message, hint }: NotStarted, otherwise: string): string {
  return message ?? (hint === undefined ? otherwise : `${otherwise} ${hint}`);
}

function orderMissing(error: unknown): NotStarted {
  console.warn('The payment could not be prepared', error);
  const missing = { kind: 'not-started', failedStep: 'order' } as const;
  if (!(error instanceof ApiError) || error.code === 'unreadable') return missing;
  const { code, message } = error;
  if (staleCodes.has(code)) refreshStaleData();
  if (code === 'staff-cannot-pay') refreshRole();
  return { ...missing, ...(code === 'network' ? { hint: message } : { message }) };
}

/** These codes mean that the page shows old data. Its database connection may have died unnoticed. */
const staleCodes: ReadonlySet<string> = new Set([
  'already-paid',
  'not-pending',
  'amount-mismatch',
  'price-changed',
]);

function refreshStaleData(): void {
  refreshDatabase().catch((error: unknown) => console.warn('Nothing could be refreshed', error));
}

/** The role is newer than the token, so only a new token tells the page about it. */
function refreshRole(): void {
  currentUser()
    .then((user) => user?.getIdToken(true))
    .catch((error: unknown) => console.warn('The role could not be read', error));
}

async function createRazorpayOrder(
  uid: string,
  { type, id, amount, currency }: Payable,
): Promise<CreateRazorpayOrderAnswer> {
  const request: CreateRazorpayOrderRequest = {
    amount,
    currency,
    user_id: uid,
    firestore_id: id,
    type,
  };
  return (await postAsUser(endpoints.createRazorpayOrder, request)) as CreateRazorpayOrderAnswer;
}
