import { renewalDays } from '@shared/subscriptions/subscription.ts';

const { month, year } = renewalDays;

/** What happens at the end of a term, wherever a customer decides to buy. */
export const renewal = `We email a renewal invoice before your term ends. Nothing is charged automatically. If you don't pay the invoice, your users lose access ${month.grace} days after a monthly term, or ${year.grace} days after a yearly one.`;
