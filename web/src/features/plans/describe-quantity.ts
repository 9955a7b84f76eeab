import { productById } from '@shared/catalogue/catalogue.ts';
import { describeQuantity } from '@shared/catalogue/pricing.ts';
import { countUsers, describeTerm, type Quantity } from '@shared/catalogue/quantity.ts';

/** Describes what a term of a plan includes, such as `12 users for 1 year`. */
export function describePlanQuantity(
  { productId }: { productId: string },
  quantity: Quantity,
): string {
  const { seats, term } = quantity;
  const product = productById(productId);
  return product
    ? describeQuantity(product.pricing, { seats, term })
    : `${countUsers(seats)} for ${describeTerm(term)}`;
}
