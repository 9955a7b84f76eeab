import { paths } from '@shared/paths.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { addToCart } from '../../../features/cart/change-cart.ts';
import { navigate } from '../../../lib/router.ts';

/** Puts what an ended plan had into the cart, and shows the cart. */
export function buyAgain({ productId, name, seats, term }: StoredPlan): void {
  addToCart({ id: productId, name, seats, term });
  navigate(paths.cart);
}
