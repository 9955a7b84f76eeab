import { isDeepStrictEqual } from 'node:util';
import { priceAtRate } from '../../../shared/catalogue/pricing.ts';
import { isInvoiceAmount } from '../../../shared/payments/invoices.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { agreedTermsOf, type AgreedTerms } from '../../../shared/subscriptions/agreed-terms.ts';
import { nextTermOf } from '../../../shared/subscriptions/next-term.ts';
import { toMajorUnits, toMinorUnits } from '../../../shared/values/money.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import type { PlanChanged, PlanChanging } from '../../renewals/apply-plan-change.ts';
import { changeNextTerm } from '../../renewals/change-next-term.ts';
import { planEmailId } from '../../outbox/renewal-email-ids.ts';

/**
 * Renews with the terms that staff agreed with the customer, and tells the customer. An open request is replaced.
 * Throws `changed-since` if the plan's state doesn't allow it or the next term isn't as staff saw it, and
 * `invalid-request` if nothing changes or the term costs more than an invoice may.
 */
export function changeTerms(
  changing: PlanChanging,
  { terms, seen }: { terms: AgreedTerms; seen: AgreedTerms },
): PlanChanged {
  const { batch, uid, reference, plan, now } = changing;
  if (!isDeepStrictEqual(agreedTermsOf(plan), seen)) throw new ServerError('changed-since');
  const { seats, term, seatPrice } = terms;
  const agreed = seatPrice === null ? null : { term, seat: toMinorUnits(seatPrice) };
  const changed = changeNextTerm({ ...changing, plan: { ...plan, agreed } }, { seats, term });
  const { rate } = nextTermOf(changed.plan);
  const isPayable = isInvoiceAmount(toMajorUnits(priceAtRate(rate, seats)));
  if (isDeepStrictEqual(terms, seen) || !isPayable) throw new ServerError('invalid-request');
  const id = `${planEmailId('plan_changed', reference.id, plan.version)}_${now.getTime()}`;
  batch.create(outbox.doc(id), newOutboxEntry('plan_changed', { uid, path: reference.path }));
  return changed;
}
