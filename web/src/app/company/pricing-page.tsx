import { useCart } from '../../features/cart/use-cart.ts';
import { PriceList } from '../../features/catalogue/components/prices/price-list.tsx';
import { comparisonPage, policies } from '../site-map.ts';

export function PricingPage() {
  const cart = useCart();
  return (
    <PriceList
      lineOf={cart.lineOf}
      onAdd={cart.add}
      onChange={cart.change}
      more={[comparisonPage, policies.terms, policies.refund, policies.cancellation]}
    />
  );
}
