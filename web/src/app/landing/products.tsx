import { useCart } from '../../features/cart/use-cart.ts';
import { Catalogue } from '../../features/catalogue/components/catalogue.tsx';

export function Products() {
  const cart = useCart();
  return <Catalogue isInCart={(product) => cart.lineOf(product) !== undefined} onAdd={cart.add} />;
}
