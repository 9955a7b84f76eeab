import type { Rate } from '../catalogue/pricing.ts';
import { maximumSeats, type Quantity } from '../catalogue/quantity.ts';
import type {
  AgreedPrice,
  PaidTerm,
  RequestedSeats,
  RequestedTerm,
  SoldPlan,
  SubscriptionState,
} from './subscription.ts';
import { endOfTerm } from './term-days.ts';

/** What a late payment can still pay for a plan. `start` starts a new plan, because the plan has ended. */
export type LateUse =
  | { kind: 'start'; purchase: SoldPlan }
  | { kind: 'extend'; term: RequestedTerm }
  | { kind: 'add'; change: RequestedSeats };

interface Asked {
  terms?: readonly RequestedTerm[] | undefined;
  change?: RequestedSeats | undefined;
}

interface Plan extends Quantity {
  id: string;
  state: SubscriptionState;
  anchorOn: string;
  termEnd: string;
  upcoming: Pick<PaidTerm, 'seats' | 'termEnd'> | null;
  agreed: AgreedPrice | null;
}

/**
 * Returns how staff can use a payment that changed nothing on a plan: for the next term that isn't paid, for as many
 * more users, or for a new plan. Undefined if the plan has no use for it.
 */
export function lateUseOf({ terms = [], change }: Asked, plan: Plan): LateUse | undefined {
  const term = terms.find(({ subscriptionId }) => subscriptionId === plan.id);
  if (term) return lateUseOfTerm(term, plan);
  return change?.subscriptionId === plan.id ? lateUseOfSeats(change, plan) : undefined;
}

function lateUseOfTerm(asked: RequestedTerm, plan: Plan): LateUse | undefined {
  const { productId, seats, term, rate } = asked;
  if (plan.state === 'ended') {
    const isAgreed = isAgreedPrice(plan.agreed, term, rate);
    return { kind: 'start', purchase: { id: productId, seats, term, rate, isAgreed } };
  }
  if (plan.upcoming) return undefined;
  const { anchorOn, termEnd } = plan;
  const days = { termStart: termEnd, termEnd: endOfTerm(anchorOn, termEnd, term) };
  return { kind: 'extend', term: { ...asked, ...days } };
}

function isAgreedPrice(agreed: AgreedPrice | null, term: string, { seat }: Rate): boolean {
  return agreed?.term === term && agreed.seat === seat;
}

/** The users that the payment covers in a paid next term are added there too. */
function lateUseOfSeats(asked: RequestedSeats, plan: Plan): LateUse | undefined {
  const { seats: seatsBefore, termEnd, upcoming } = plan;
  const seats = seatsBefore + asked.seats - asked.seatsBefore;
  if (plan.state !== 'active' || seats > maximumSeats) return undefined;
  const next =
    asked.next && upcoming ? { termEnd: upcoming.termEnd, seatsBefore: upcoming.seats } : null;
  return { kind: 'add', change: { ...asked, seats, seatsBefore, termEnd, next } };
}
