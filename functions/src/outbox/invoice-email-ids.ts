export function issuedEmailId(invoiceId: string): string {
  return `issued_${invoiceId}`;
}

/** Takes the idempotency key of the cancellation, because an undone one may be repeated. */
export function cancellationEmailId(idempotencyKey: string): string {
  return `cancelled_${idempotencyKey}`;
}
