/** The state of a dispute, in which a customer's bank claims a payment back. */
export type DisputeState = 'open' | 'closed' | 'won' | 'lost';

/**
 * Returns the state of the dispute that blocks a refund; undefined if none does. `disputes` maps ids to states.
 * After a lost dispute the customer already has the money back.
 */
export function standingDispute(
  disputes: Readonly<Record<string, unknown>> | undefined,
): 'open' | 'lost' | undefined {
  const states = Object.values(disputes ?? {});
  return (['open', 'lost'] as const).find((state) => states.includes(state));
}
