/**
 * The id of a refund that the operator asks for, which is the payment's first, second and so on. The number
 * lets a repeated request find its refund, and another one of the same amount be asked for on purpose.
 */
export function requestedRefundId(paymentId: string, number: number): string {
  return `requested_${paymentId}_${number}`;
}

/** Whether a text can be the id of a refund, which is also its key and its receipt at the provider. */
export function isRefundKey(text: string | null): text is string {
  return text !== null && /^[A-Za-z0-9_-]{10,40}$/.test(text);
}
