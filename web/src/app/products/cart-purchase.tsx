import type { Product } from '@shared/catalogue/catalogue.ts';
import type { ReactNode } from 'react';
import { addToCart } from '../../features/cart/change-cart.ts';
import { changeQuantity } from '../../features/cart/change-quantity.ts';
import { useCartLine } from '../../features/cart/use-cart.ts';
import { PurchaseWithChoice } from '../../features/catalogue/components/purchase-with-choice.tsx';

interface CartPurchaseProps {
  product: Product;
  /** Stands below Add to Cart, instead of the link to sales. */
  note?: ReactNode;
}

/** Lets a buyer put a product into the cart. Only the purchase whose line changes renders again. */
export function CartPurchase({ product, note }: CartPurchaseProps) {
  return (
    <PurchaseWithChoice
      product={product}
      line={useCartLine(product)}
      onAdd={addToCart}
      onChange={changeQuantity}
      note={note}
    />
  );
}
