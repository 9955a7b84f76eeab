import type { OwnRefundReason } from '../documents.ts';

const prefixes: Record<OwnRefundReason, string> = {
  duplicate_payment: 'duplicate',
  price_outdated: 'outdated',
};

/** Returns the id of a refund that the server makes without a request. */
export function ownRefundKey(reason: OwnRefundReason, paymentId: string): string {
  return `${prefixes[reason]}_${paymentId}`;
}

/** Returns whether a text can be a refund's id, which is also its key and receipt at Razorpay. */
export function isRefundKey(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_-]{10,40}$/.test(text);
}
