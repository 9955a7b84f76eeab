import { paths } from '@shared/paths.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { navigate } from '../../../lib/router.ts';

/** Returns a function that puts what an ended plan had into the cart, and shows the cart. */
export function useBuyAgain(): (plan: StoredPlan) => void {
  const cart = useCart();
  return ({ productId, name, seats, term }) => {
    cart.add({ id: productId, name, seats, term });
    navigate(paths.cart);
  };
}
