import ShoppingCart from 'lucide-react/icons/shopping-cart';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { sectionHref } from '@shared/paths.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Container } from '../../components/container.tsx';
import { NeedsScripts } from '../../components/needs-scripts.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { cartTexts } from '../../features/cart/cart-texts.ts';
import { messages } from '../../features/cart/content.ts';
import { dismissNoticeWithText } from '../../core/notices/notices.ts';
import { PaymentAlert } from '../../core/payments/payment-message.tsx';
import { usePaymentRefusal } from '../../core/payments/use-payment-refusal.ts';
import { useCheckoutScript } from '../../core/payments/checkout/load-razorpay.ts';
import { useIsOffline } from '../../core/database/connection.ts';
import { Unreachable } from '../../core/database/unreachable.tsx';
import { mayPay, useSession } from '../../core/session/session.ts';
import { CartFrame, CartSkeleton } from '../../features/cart/components/cart-frame.tsx';
import { CartList } from '../../features/cart/components/cart-list.tsx';
import { CartSummary, isTooMuch } from '../../features/cart/components/cart-summary.tsx';
import { CartTerms } from '../../features/cart/components/cart-terms.tsx';
import { useCart, type Cart } from '../../features/cart/use-cart.ts';
import { GuestPlansNote } from '../profile/plans/guest-plans-note.tsx';
import { ConfirmInvoiceOrder } from '../payments/confirm-invoice-order.tsx';
import { useOrderByInvoice } from '../payments/use-order-by-invoice.ts';
import { useProceedToPay } from '../payments/use-proceed-to-pay.ts';
import { policies } from '../site-map.ts';

const terms = [policies.terms, policies.refund, policies.cancellation];

export default function CartPage() {
  const cart = useCart();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOffline = useIsOffline();
  const canPay = mayPay(useSession());
  useEffect(() => () => dismissNoticeWithText(messages.notRemoved), []);
  useCheckoutScript(canPay && cart.count > 0);
  /** Moves the focus to the heading, because `act` removes the focused control. */
  const thenFocusHeading = (act: () => void) => {
    act();
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <NeedsScripts name="Your cart" />
      <Container className="py-12 lg:py-16">
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 ref={heading} tabIndex={-1} className="text-2xl">
            Your cart
          </h1>
          <output className="text-muted tabular">{countOf(cart, isOffline)}</output>
        </div>
        <CartContent
          cart={cart}
          onRemove={(id) => thenFocusHeading(() => cart.remove(id))}
          onReload={() => thenFocusHeading(cart.reload)}
        />
      </Container>
    </>
  );
}

function countOf({ status, count }: Cart, isOffline: boolean): string {
  if (status === 'loading') return isOffline ? '' : 'Loading your cart...';
  if (count === 0) return '';
  return count === 1 ? '1 item' : `${count} items`;
}

interface CartContentProps {
  cart: Cart;
  onRemove: (id: string) => void;
  onReload: () => void;
}

function CartContent({ cart, onRemove, onReload }: CartContentProps) {
  const isOffline = useIsOffline();
  const { isPaying, message, proceed } = useProceedToPay(cart);
  const invoice = useOrderByInvoice();
  const session = useSession();
  const refusal = usePaymentRefusal();
  const isGuest = session.status === 'logged-in' && session.account.isAnonymous;
  if (cart.status === 'loading') return isOffline ? <Unreachable /> : <CartSkeleton />;
  if (cart.status === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          icon={TriangleAlert}
          text="We couldn't load your cart. Your items are safe."
          action={<Button onClick={onReload}>Try again</Button>}
        />
      </div>
    );
  }
  if (cart.count === 0) {
    return (
      <div className="flex flex-col gap-6">
        {message && <PaymentAlert {...message} />}
        <EmptyState
          icon={ShoppingCart}
          text="Your cart is currently empty."
          action={
            <ButtonLink href={sectionHref('regional-solutions')}>Continue Shopping</ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <CartFrame
      list={
        <div className="flex flex-col gap-6">
          {isGuest && <GuestPlansNote text={cartTexts.ofGuest} />}
          <CartList
            items={cart.items}
            isLocked={isPaying || invoice.isOrdering}
            renews={!isGuest}
            onChange={cart.change}
            onRemove={onRemove}
          />
        </div>
      }
      summary={
        <>
          <CartSummary
            items={cart.items}
            isPaying={isPaying}
            isOrdering={invoice.isOrdering}
            canPay={!isOffline}
            message={invoice.message ?? message}
            refusal={refusal}
            onPay={() => void proceed()}
            onOrder={isGuest ? undefined : () => void invoice.prepare()}
          />
          <CartTerms
            items={cart.items}
            terms={terms}
            canPay={!refusal && !isTooMuch(cart.items)}
            canOrder={!isGuest}
          />
          <ConfirmInvoiceOrder
            isOpen={invoice.isAsking}
            items={cart.items}
            onConfirm={() => void invoice.order()}
            onClose={invoice.stopAsking}
          />
        </>
      }
    />
  );
}
