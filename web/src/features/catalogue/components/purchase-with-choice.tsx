import { useState, type ReactNode } from 'react';
import type { Product } from '@shared/catalogue/catalogue.ts';
import { linePrice, quantityOf } from '@shared/catalogue/pricing.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { formatMoney } from '@shared/values/money.ts';
import { PriceHint } from '../../../core/quantity/price-hint.tsx';
import { QuantityText, RatesText } from '../../../core/quantity/quantity-texts.tsx';
import { QuantityChooser } from '../../../core/quantity/quantity-chooser.tsx';
import { TalkToSales } from '../../../core/talk-to-sales.tsx';
import { AddButton } from './add-button.tsx';

interface PurchaseWithChoiceProps {
  product: Product;
  /** The product's line; undefined if it is not in the cart. */
  line: CartLine | undefined;
  onAdd: (line: CartLine) => void;
  onChange: (id: string, quantity: Quantity) => void;
  /** Stands below the button, instead of the link to sales. */
  note?: ReactNode;
}

/** Lets a buyer choose users and a term. For a product in the cart, it shows and changes the cart's line. */
export function PurchaseWithChoice({
  product,
  line,
  onAdd,
  onChange,
  note,
}: PurchaseWithChoiceProps) {
  const { id, name, pricing } = product;
  const [chosen, choose] = useState(() => quantityOf(pricing));
  const quantity = line ? quantityOf(pricing, line) : chosen;
  function change(wanted: Quantity) {
    choose(wanted);
    if (line) onChange(id, wanted);
  }
  return (
    <div className="mt-auto flex flex-col gap-4 pt-2">
      <QuantityChooser product={product} quantity={quantity} onChange={change} />
      <div>
        <p className="text-sm text-muted tabular">
          <RatesText pricing={pricing} quantity={quantity} />
        </p>
        <p className="mt-1 mb-1.5 flex flex-col justify-between gap-x-4 sm:flex-row sm:items-baseline lg:flex-col lg:items-start">
          <QuantityText pricing={pricing} quantity={quantity} />
          <span className="text-lg font-semibold tabular">
            {formatMoney(linePrice(pricing, quantity), 'INR')}
          </span>
        </p>
        <PriceHint product={product} quantity={quantity} />
      </div>
      <AddButton
        product={product}
        inCart={line !== undefined}
        onAdd={() => onAdd({ id, name, ...quantity })}
      />
      {note ?? <TalkToSales products={[product]} />}
    </div>
  );
}
