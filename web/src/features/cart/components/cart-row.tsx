import { itemPrice } from '@shared/catalogue/cart.ts';
import { productById, type Product } from '@shared/catalogue/catalogue.ts';
import { quantityOf } from '@shared/catalogue/pricing.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { formatMoney } from '@shared/values/money.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { PriceHint } from '../../../core/quantity/price-hint.tsx';
import { QuantityText, RatesText } from '../../../core/quantity/quantity-texts.tsx';
import { QuantityChooser } from '../../../core/quantity/quantity-chooser.tsx';
import { cartTexts } from '../cart-texts.ts';
import { termFrom } from '../term-from.ts';

interface CartRowProps {
  item: CartLine;
  isLocked: boolean;
  onChange: (id: string, quantity: Quantity) => void;
  onRemove: (id: string) => void;
}

export function CartRow({ item, isLocked, onChange, onRemove }: CartRowProps) {
  const product = productById(item.id);
  return (
    <li className={`flex flex-col gap-4 p-5 sm:flex-row sm:gap-6 sm:p-6 ${aboveTotal}`}>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <h2 className="text-lg">{item.name}</h2>
        {product && (
          <Choice
            product={product}
            quantity={quantityOf(product.pricing, item)}
            isLocked={isLocked}
            onChange={(quantity) => onChange(item.id, quantity)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:min-w-36 sm:flex-col sm:items-end sm:justify-start sm:gap-y-2">
        <p className="text-lg font-semibold tabular">{formatMoney(itemPrice(item), 'INR')}</p>
        <Button
          variant="link"
          aria-label={`Remove ${item.name}`}
          disabled={isLocked}
          onClick={() => onRemove(item.id)}
        >
          <Trash2 aria-hidden className="size-4" />
          Remove
        </Button>
      </div>
    </li>
  );
}

interface ChoiceProps {
  product: Product;
  quantity: Quantity;
  isLocked: boolean;
  onChange: (quantity: Quantity) => void;
}

function Choice(props: ChoiceProps) {
  const { product, quantity } = props;
  const [now] = useState(() => new Date());
  const { firstDay, lastDay } = termFrom(now, quantity.term);
  return (
    <>
      <div>
        <p>
          <QuantityText pricing={product.pricing} quantity={quantity} />
        </p>
        <p className="mt-1 text-sm text-muted tabular">
          <RatesText pricing={product.pricing} quantity={quantity} />
        </p>
      </div>
      <QuantityChooser {...props} />
      <div>
        <PriceHint product={product} quantity={quantity} />
        <p className="mt-1 text-sm text-muted tabular">
          {cartTexts.ifPaidToday}{' '}
          <span className="inline-block">{cartTexts.days(firstDay, lastDay)}</span>
        </p>
      </div>
    </>
  );
}

/** In narrow windows the total covers the lower edge, so a focused control scrolls clear of it. */
const aboveTotal = 'max-lg:[&_:is(button,input,a)]:scroll-mb-72';
