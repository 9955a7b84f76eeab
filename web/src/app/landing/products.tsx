import type { Product } from '@shared/catalogue.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { Catalogue } from '../../features/catalogue/components/catalogue.tsx';

export function Products() {
  const cart = useCart();
  const isInCart = ({ name }: Product) => cart.items.some((item) => item.name === name);
  return <Catalogue isInCart={isInCart} onAdd={(product) => cart.add(product)} />;
}
