import { createHmac } from 'node:crypto';

/** Signs webhook bodies and checkout results as Razorpay does, with HMAC-SHA256 in lowercase hex. */
export function sign(secret: string, content: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

export function signedPayment(keySecret: string, payment: { id: string; order_id: string }) {
  return {
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(keySecret, `${payment.order_id}|${payment.id}`),
  };
}
