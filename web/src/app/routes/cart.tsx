import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadingStatus, Skeleton } from '../../components/skeleton.tsx';
import { useCheckoutScript } from '../../core/checkout/use-checkout-script.ts';
import { useIsOffline } from '../../core/connection.ts';
import { CartList } from '../../features/cart/components/cart-list.tsx';
import { CartSummary } from '../../features/cart/components/cart-summary.tsx';
import { useCart, type Cart } from '../../features/cart/use-cart.ts';
import { sectionHref } from '../../lib/paths.ts';
import { useProceedToPay } from './use-proceed-to-pay.ts';

export function CartPage() {
  const cart = useCart();
  useCheckoutScript();
  return (
    <Container className="py-12 lg:py-16">
      <h1 className="mb-8 text-2xl">Your cart</h1>
      <CartContent cart={cart} />
    </Container>
  );
}

function CartContent({ cart }: { cart: Cart }) {
  const isOffline = useIsOffline();
  const { isPaying, proceed } = useProceedToPay(cart);
  if (!cart.isLoaded) {
    return (
      <LoadingStatus text="Loading your cart...">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </LoadingStatus>
    );
  }
  if (cart.count === 0) {
    return (
      <EmptyState
        icon={ShoppingCart}
        text="Your cart is currently empty."
        action={<ButtonLink to={sectionHref('regional-solutions')}>Continue Shopping</ButtonLink>}
      />
    );
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <CartList items={cart.items} onRemove={cart.remove} />
      <CartSummary
        total={cart.total}
        isPaying={isPaying}
        canPay={!isOffline}
        onPay={() => void proceed()}
      />
    </div>
  );
}
