/** The state of a dispute, in which a customer's bank claims a payment back. */
export type DisputeState = 'open' | 'under_review' | 'closed' | 'won' | 'lost';

/** The facts of a dispute that decide what can be refunded. */
export interface DisputeFacts {
  state: string;
  /** Razorpay's phase, such as `chargeback`; null if it's unknown. */
  phase: string | null;
  /** Minor units of the payment's currency. A dispute can be about a part of the payment. */
  amountMinor: number;
}

/**
 * Returns whether a dispute blocks refunds, because it may give the customer the same money. In the phase `fraud`,
 * the bank only asks for a refund or an explanation (razorpay.com/docs/payments/disputes).
 */
export function isBlocking({ state, phase }: Pick<DisputeFacts, 'state' | 'phase'>): boolean {
  return isUndecided(state) && phase !== 'fraud';
}

export function isUndecided(state: string): boolean {
  return state === 'open' || state === 'under_review';
}

/** Turns Razorpay's code of a phase or reason, such as `pre_arbitration`, into words. */
export function inWords(code: string): string {
  return code.replaceAll('_', ' ');
}

/** Returns the amount that the customer got back through lost disputes, in minor units. */
export function chargedBackMinor(
  payment: { amountMinor: number },
  disputes: readonly DisputeFacts[],
): number {
  const lost = disputes.filter(({ state }) => state === 'lost');
  return Math.min(
    payment.amountMinor,
    lost.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  );
}
