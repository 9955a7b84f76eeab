import { isDeepStrictEqual } from 'node:util';
import { priceAtRate } from '../../../shared/catalogue/pricing.ts';
import { isInvoiceAmount } from '../../../shared/payments/invoices.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { agreedTermsOf, type AgreedTerms } from '../../../shared/subscriptions/agreed-terms.ts';
import { nextTermOf } from '../../../shared/subscriptions/next-term.ts';
import { toMajorUnits, toMinorUnits } from '../../../shared/values/money.ts';
import type { PlanChanged, PlanChanging } from '../../renewals/apply-plan-change.ts';
import { changeNextTerm } from '../../renewals/change-next-term.ts';
import { queueChoiceEmail } from '../../subscriptions/queue-plan-email.ts';

/**
 * Renews with the terms that staff agreed with the customer, and tells the customer. An open request is replaced.
 * Throws `changed-since` if the plan's state doesn't allow it or the next term isn't as staff saw it, and
 * `invalid-request` if nothing changes or the term costs more than an invoice may.
 */
export function changeTerms(
  changing: PlanChanging,
  { terms, seen }: { terms: AgreedTerms; seen: AgreedTerms },
): PlanChanged {
  const { plan } = changing;
  if (!isDeepStrictEqual(agreedTermsOf(plan), seen)) throw new ServerError('changed-since');
  const { seats, term, seatPrice } = terms;
  const agreed = seatPrice === null ? null : { term, seat: toMinorUnits(seatPrice) };
  const changed = changeNextTerm({ ...changing, plan: { ...plan, agreed } }, { seats, term });
  const { rate } = nextTermOf(changed.plan);
  const isPayable = isInvoiceAmount(toMajorUnits(priceAtRate(rate, seats)));
  if (isDeepStrictEqual(terms, seen) || !isPayable) throw new ServerError('invalid-request');
  queueChoiceEmail(changing, 'plan_changed');
  return changed;
}
