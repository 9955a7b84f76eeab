/**
 * The id of a refund that the operator asks for, which is the payment's first, second and so on. The number
 * lets a repeated request find its refund, and another one of the same amount be asked for on purpose.
 */
export function requestedRefundId(paymentId: string, number: number): string {
  return `requested_${paymentId}_${number}`;
}
