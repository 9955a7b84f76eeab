import type { PlanLine } from '@shared/admin/admin-actions.ts';
import { productById } from '@shared/catalogue/catalogue.ts';
import { minimumSeats, priceAtRate } from '@shared/catalogue/pricing.ts';
import { isSeatCount, maximumSeats, terms } from '@shared/catalogue/quantity.ts';
import { isSeatPrice } from '@shared/subscriptions/agreed-terms.ts';
import { minorRateOf } from '@shared/subscriptions/next-term.ts';
import { soldPlan } from '@shared/subscriptions/sold-plan.ts';
import type { SoldPlan } from '@shared/subscriptions/subscription.ts';
import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { readAmount, readNumber } from '@shared/values/read-amount.ts';
import * as z from 'zod/mini';

export const planInput = z.object({
  id: z.string().check(z.minLength(1, 'Please choose a product.')),
  seats: z.string(),
  term: z.enum(terms),
  seatPrice: z.string(),
});

export type PlanInput = z.infer<typeof planInput>;

export const blankPlan: PlanInput = { id: '', seats: '1', term: 'month', seatPrice: '' };

/** Returns a line without checking it. A number that can't be read is NaN. */
export function readPlan({ id, seats, term, seatPrice }: PlanInput): PlanLine {
  const isAgreed = seatPrice.trim() !== '';
  return {
    id,
    seats: readNumber(seats),
    term,
    seatPrice: isAgreed ? readAmount(seatPrice, 'INR') : null,
  };
}

/** Returns what the fields of the line at an index lack. */
export function errorsOfPlan(
  plans: readonly PlanInput[],
  index: number,
): Partial<Record<keyof PlanInput, string>> {
  const plan = plans[index];
  if (!plan) return {};
  const { id, seats, seatPrice } = readPlan(plan);
  const product = productById(id);
  const least = product ? minimumSeats(product.pricing) : 0;
  return {
    ...(product && plans.findIndex((other) => other.id === id) < index && { id: repeated }),
    ...(!isSeatCount(seats, least) && {
      seats: `Please enter a number from ${least} to ${maximumSeats}.`,
    }),
    ...(seatPrice !== null && !isSeatPrice(seatPrice) && { seatPrice: wholePrice }),
  };
}

const repeated = 'Please choose another product. An invoice can have each product once.';
const wholePrice = 'Please enter a whole number, or leave this empty.';

/** Returns what the valid lines sell. */
export function soldBy(lines: readonly PlanLine[]): SoldPlan[] {
  return lines.flatMap((line) => {
    const product = productById(line.id);
    const { seats, seatPrice } = line;
    const isValid = isSeatCount(seats, 0) && (seatPrice === null || isSeatPrice(seatPrice));
    return product && isValid ? [soldPlan(product, line, seatPrice)] : [];
  });
}

/** Returns the total in minor units. A line that isn't valid counts as 0. */
export function totalOfPlans(lines: readonly PlanLine[]): number {
  return soldBy(lines).reduce((sum, { rate, seats }) => sum + priceAtRate(rate, seats), 0);
}

/** Says what to enter as the agreed price, such as `Per user in INR. Catalogue: ₹1,64,990.` */
export function hintForPrice({ id, term }: Pick<PlanInput, 'id' | 'term'>): string {
  const product = productById(id);
  if (!product) return unit;
  const { base, seat } = minorRateOf(product.pricing, term);
  const [fee, price] = [base, seat].map((minor) => formatMoney(toMajorUnits(minor), 'INR'));
  return `${unit} Catalogue: ${price}${base > 0 ? `, plus the platform fee of ${fee}` : ''}.`;
}

const unit = 'Per user in INR.';
