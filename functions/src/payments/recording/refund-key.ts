import type { OwnRefundReason } from '../documents.ts';

const prefixes: Record<OwnRefundReason, string> = {
  duplicate_payment: 'duplicate',
  price_outdated: 'outdated',
};

/** The id of the refund that the site makes of a payment without being asked. */
export function ownRefundKey(reason: OwnRefundReason, paymentId: string): string {
  return `${prefixes[reason]}_${paymentId}`;
}

/** Whether a text can be the id of a refund, which is also its key and its receipt at the provider. */
export function isRefundKey(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_-]{10,40}$/.test(text);
}
