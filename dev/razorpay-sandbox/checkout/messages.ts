/** The argument of checkout's success handler. */
export interface SuccessResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The `error` that `payment.failed` listeners receive. */
export interface FailureDetail {
  code: string;
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { order_id: string; payment_id: string };
}

/** The answer to a payment. `otp` asks for the customer's OTP. */
export type CheckoutAnswer =
  | { type: 'otp'; payment_id: string }
  | { type: 'paid'; response: SuccessResponse }
  | { type: 'failed'; error: FailureDetail };

/** checkout.js posts only these options to the frame. */
export interface FrameOptions {
  key: string;
  order_id: string;
  name: string;
  description?: string;
  prefill?: { name?: string; email?: string; contact?: string };
  theme?: { color?: string };
}

export type MessageToFrame = { type: 'open'; options: FrameOptions };

export type MessageFromFrame =
  | { type: 'ready' }
  | { type: 'dismissed' }
  | { type: 'paid'; response: SuccessResponse }
  | { type: 'failed'; error: FailureDetail };
