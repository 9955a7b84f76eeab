import type { Product } from '@shared/catalogue/catalogue.ts';
import Check from 'lucide-react/icons/check';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { Button } from '../../../components/button.tsx';

export interface ProductChoice {
  product: Product;
  inCart: boolean;
  onAdd: (product: Product) => void;
}

/** Keeps the button focusable when the product is in the cart, because a disabled button would lose the focus. */
export function AddButton({ product, inCart, onAdd }: ProductChoice) {
  const Icon = inCart ? Check : ShoppingCart;
  return (
    <Button
      size="lg"
      data-opens-auth-dialog
      aria-disabled={inCart}
      aria-describedby={productTitleId(product)}
      onClick={() => onAdd(product)}
      className="w-full sm:w-56"
    >
      <Icon aria-hidden className="size-5" />
      {/* A browser's translation moves bare text. Preact then fails to insert a new icon before it. */}
      <span>{inCart ? 'Added to Cart' : 'Add to Cart'}</span>
    </Button>
  );
}

export function productTitleId({ id }: Product): string {
  return `product-${id}`;
}
