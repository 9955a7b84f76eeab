import type { VerifyRazorpayPaymentRequest } from '@shared/endpoints.ts';

/** The part of Razorpay's checkout script that the site uses. */
export interface RazorpayOptions {
  key: string;
  order_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
  name: string;
  description: string;
  /** `contact` is a phone number such as `+919876543210`. */
  prefill: { name: string; email: string; contact?: string };
  theme: { color: string };
  /** With `redirect`, Razorpay replaces our page, and sends its result to this address instead of the handler. */
  callback_url?: string;
  redirect?: boolean;
  /** The time after which the dialog closes, in seconds. */
  timeout: number;
  handler: (response: VerifyRazorpayPaymentRequest) => void;
  modal: { ondismiss: () => void };
}

export interface RazorpayFailure {
  error: { description?: string };
}

export interface Razorpay {
  on(event: 'payment.failed', listener: (failure: RazorpayFailure) => void): void;
  open(): void;
  close(): void;
}

export type RazorpayConstructor = new (options: RazorpayOptions) => Razorpay;

declare global {
  var Razorpay: RazorpayConstructor | undefined;
}
