import { productByPath } from '@shared/catalogue/catalogue.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { ProductView } from '../../features/catalogue/components/product-view.tsx';
import { useLocation } from '../../lib/router.ts';
import { comparisonPage, guides, policies } from '../site-map.ts';

export function ProductPage() {
  const cart = useCart();
  const product = productByPath(useLocation().pathname);
  return (
    product && (
      <ProductView
        product={product}
        lineOf={cart.lineOf}
        onAdd={cart.add}
        onChange={cart.change}
        comparison={comparisonPage}
        faq={guides.faq}
        policies={[policies.terms, policies.refund, policies.cancellation]}
      />
    )
  );
}
