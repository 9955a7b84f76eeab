import { useRef } from 'react';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useCheckoutScript();
  function remove(id: string) {
    cart.remove(id);
    // The button that had the focus goes with its item.
    heading.current?.focus({ preventScroll: true });
  }
  return (
    <Container className="py-12 lg:py-16">
      <h1 ref={heading} tabIndex={-1} className="mb-8 text-2xl">
        Your cart
      </h1>
      <CartContent cart={cart} onRemove={remove} />
    </Container>
  );
}

function CartContent({ cart, onRemove }: { cart: Cart; onRemove: (id: string) => void }) {
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
      <CartList items={cart.items} onRemove={onRemove} />
      <CartSummary
        total={cart.total}
        isPaying={isPaying}
        canPay={!isOffline}
        onPay={() => void proceed()}
      />
    </div>
  );
}
