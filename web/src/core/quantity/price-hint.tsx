import type { Product } from '@shared/catalogue/catalogue.ts';
import { isEnterpriseCheaper, savingOfYear } from '@shared/catalogue/pricing.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import { formatMoney } from '@shared/values/money.ts';
import { SalesLink } from '../talk-to-sales.tsx';
import { quantityTexts as texts } from './content.ts';

interface PriceHintProps {
  product: Product;
  quantity: Quantity;
}

/** Says what a year saves, or that the Enterprise plan costs less. Both have room, so the page doesn't jump. */
export function PriceHint({ product, quantity }: PriceHintProps) {
  const { id, name, pricing } = product;
  const isCheaper = isEnterpriseCheaper(pricing, quantity.seats);
  const saving = formatMoney(savingOfYear(pricing, quantity.seats), 'INR');
  return (
    <div className="grid text-sm tabular *:col-start-1 *:row-start-1">
      <p className={isCheaper ? 'invisible' : 'text-success'}>
        {quantity.term === 'month' ? texts.yearSaves(saving) : texts.saved(saving)}
      </p>
      <p className={isCheaper ? '' : 'invisible'}>
        {texts.enterprise(formatMoney(pricing.enterprise.rupees, 'INR'))}{' '}
        <SalesLink products={[{ id, name, ...quantity }]} />
      </p>
    </div>
  );
}
