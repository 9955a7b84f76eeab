import { createHmac } from 'node:crypto';

/** Lowercase hex HMAC-SHA256, the provider's signature of webhook bodies and checkout results. */
export function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** The three fields that checkout hands to its success handler. */
export function signedPayment(keySecret: string, payment: { id: string; order_id: string }) {
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(keySecret, `${payment.order_id}|${payment.id}`),
  };
}
