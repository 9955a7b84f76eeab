/** What became of a dispute, in which a customer's bank claims a payment back. */
export type DisputeState = 'open' | 'closed' | 'won' | 'lost';

/**
 * The dispute that keeps a payment from being refunded, of those of the payment by their ids: one that is open,
 * or one that is lost, by which the customer has the money back.
 */
export function standingDispute(
  disputes: Readonly<Record<string, unknown>> | undefined,
): 'open' | 'lost' | undefined {
  const states = Object.values(disputes ?? {});
  return (['open', 'lost'] as const).find((state) => states.includes(state));
}
