import { Suspense } from 'react';
import { productByPath, type Product } from '@shared/catalogue/catalogue.ts';
import { useSession } from '../../core/session/session.ts';
import { TalkToSales } from '../../core/talk-to-sales.tsx';
import { ProductView } from '../../features/catalogue/components/product-view.tsx';
import { useLocation } from '../../lib/router.ts';
import { onDemand } from '../../startup/on-demand.ts';
import { CartPurchase } from './cart-purchase.tsx';
import { comparisonPage, guides, policies } from '../site-map.ts';

const { Component: RunningPlan } = onDemand(
  async () => (await import('./running-plan.tsx')).RunningPlan,
);

export function ProductPage() {
  const product = productByPath(useLocation().pathname);
  return (
    product && (
      <ProductView
        product={product}
        purchase={<CartPurchase product={product} note={<PurchaseNote product={product} />} />}
        comparison={comparisonPage}
        faq={guides.faq}
        policies={[policies.terms, policies.refund, policies.cancellation]}
      />
    )
  );
}

/** Has room for two lines, so the page doesn't jump when the plan of an account appears. */
function PurchaseNote({ product }: { product: Product }) {
  const session = useSession();
  const sales = <TalkToSales products={[product]} />;
  return (
    <div className="min-h-11">
      {session.status === 'logged-in' ? (
        <Suspense fallback={sales}>
          <RunningPlan uid={session.account.uid} product={product} otherwise={sales} />
        </Suspense>
      ) : (
        sales
      )}
    </div>
  );
}
