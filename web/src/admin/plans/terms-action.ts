import { productById } from '@shared/catalogue/catalogue.ts';
import { minimumSeats, priceAtRate } from '@shared/catalogue/pricing.ts';
import { isSeatCount, isTerm, maximumSeats, terms } from '@shared/catalogue/quantity.ts';
import { maximumInvoiceAmount } from '@shared/payments/invoices.ts';
import {
  agreedTermsOf,
  isSeatPrice,
  type AgreedTerms,
} from '@shared/subscriptions/agreed-terms.ts';
import { minorRateOf, nextTermOf } from '@shared/subscriptions/next-term.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { formatMoney, toMajorUnits, toMinorUnits } from '@shared/values/money.ts';
import { readAmount, readNumber } from '@shared/values/read-amount.ts';
import { staffReason, type EntryField, type StaffAction } from '../actions/staff-action.ts';
import type { AdminPlan } from './admin-plan.ts';
import { pathOfPlan } from './api/watch-plans.ts';

/** Returns the change of the next term. A product that's no longer sold has no prices for it. */
export function termsActions(plan: AdminPlan): StaffAction[] {
  const { name, uid, id, renews, productId } = plan;
  if (!renews.on || !productById(productId)) return [];
  const { termStart } = nextTermOf(plan);
  const seen = agreedTermsOf(plan);
  return [
    {
      path: pathOfPlan(plan),
      label: 'Change next term',
      title: `Change the next term of ${name}?`,
      consequences: `This applies to the term that begins on ${formatIndianDay(termStart)}, and to later ones. We replace an open renewal invoice and email the customer. An agreed price stays until staff change it.`,
      describeResult: () => `Next term of ${name} changed.`,
      fields: fieldsOf(plan, seen),
      note: staffReason,
      toAdminAction: ({ note, entered = {} }) => ({
        action: 'change-plan-terms',
        plan: { uid, id },
        terms: readTerms(plan, entered),
        seen,
        note,
      }),
    },
  ];
}

type Entered = Readonly<Record<string, string>>;

function fieldsOf(plan: AdminPlan, seen: AgreedTerms): EntryField[] {
  const least = leastSeats(plan);
  const isSame = (entered: Entered) => {
    const { seats, term, seatPrice } = readTerms(plan, entered);
    return seats === seen.seats && term === seen.term && seatPrice === seen.seatPrice;
  };
  return [
    {
      name: 'seats',
      label: 'Users',
      inputMode: 'numeric',
      initial: String(seen.seats),
      missing: 'Please enter the number of users.',
      errorOf: (text, entered) => {
        if (!isSeatCount(readNumber(text), least)) {
          return `Please enter a number from ${least} to ${maximumSeats}.`;
        }
        if (isSame(entered)) return 'Please change the users, the term or the price.';
        return isTooDear(plan, entered) ? tooDear : undefined;
      },
    },
    {
      name: 'term',
      label: 'Term',
      options: terms.map((term) => ({ value: term, text: `1 ${term}` })),
      initial: seen.term,
      missing: 'Please choose a term.',
    },
    {
      name: 'seatPrice',
      label: `Price per user in ${plan.currency} (optional)`,
      hint: `For a whole term, without decimals. Leave this empty for the catalogue's price: ${catalogue(plan)}.`,
      inputMode: 'numeric',
      initial: seen.seatPrice === null ? '' : String(seen.seatPrice),
      errorOf: (text) =>
        isSeatPrice(readAmount(text, plan.currency)) ? undefined : 'Please enter a whole number.',
    },
  ];
}

function readTerms(plan: AdminPlan, { seats = '', term, seatPrice = '' }: Entered): AgreedTerms {
  return {
    seats: readNumber(seats),
    term: isTerm(term) ? term : plan.term,
    seatPrice: seatPrice === '' ? null : readAmount(seatPrice, plan.currency),
  };
}

function isTooDear(plan: AdminPlan, entered: Entered): boolean {
  const { seats, term, seatPrice } = readTerms(plan, entered);
  const agreed = seatPrice === null ? null : { term, seat: toMinorUnits(seatPrice) };
  const { rate } = nextTermOf({ ...plan, next: { seats, term }, agreed });
  return toMajorUnits(priceAtRate(rate, seats)) > maximumInvoiceAmount;
}

const tooDear = `A term can cost ${formatMoney(maximumInvoiceAmount, 'INR')} at most.`;

function leastSeats({ productId }: AdminPlan): 0 | 1 {
  const product = productById(productId);
  return product ? minimumSeats(product.pricing) : 1;
}

/** Returns for example `₹16,499 for 1 month, ₹1,64,990 for 1 year`. */
function catalogue({ productId, currency }: AdminPlan): string {
  const pricing = productById(productId)?.pricing;
  const prices = terms.flatMap((term) => {
    const price = pricing && toMajorUnits(minorRateOf(pricing, term).seat);
    return price === undefined ? [] : [`${formatMoney(price, currency)} for 1 ${term}`];
  });
  return prices.join(', ');
}
