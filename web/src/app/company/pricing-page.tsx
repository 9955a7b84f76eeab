import type { Product } from '@shared/catalogue/catalogue.ts';
import { PriceList } from '../../features/catalogue/components/prices/price-list.tsx';
import { CartPurchase } from '../products/cart-purchase.tsx';
import { comparisonPage, policies } from '../site-map.ts';

const purchaseOf = (product: Product) => <CartPurchase product={product} />;
const more = [comparisonPage, policies.terms, policies.refund, policies.cancellation];

export function PricingPage() {
  return <PriceList purchaseOf={purchaseOf} more={more} />;
}
