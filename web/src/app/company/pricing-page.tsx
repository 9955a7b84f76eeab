import type { Product } from '@shared/catalogue.ts';
import { PriceList } from '../../features/catalogue/components/price-list.tsx';
import { useCart } from '../../features/cart/use-cart.ts';
import { policies } from '../site-map.ts';

export function PricingPage() {
  const cart = useCart();
  const isInCart = ({ name }: Product) => cart.items.some((item) => item.name === name);
  return (
    <PriceList
      isInCart={isInCart}
      onAdd={(product) => cart.add(product)}
      terms={[policies.terms, policies.refund, policies.cancellation]}
    />
  );
}
