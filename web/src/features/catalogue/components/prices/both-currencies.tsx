import { formatMoney } from '@shared/values/money.ts';
import type { Price } from '@shared/catalogue/pricing.ts';

/** A price in a table. The one that is charged stands out. */
export function BothCurrencies({ price: { rupees, dollars } }: { price: Price }) {
  return (
    <>
      <span className="font-semibold tabular">{formatMoney(rupees, 'INR')}</span>{' '}
      <span className="whitespace-nowrap text-muted tabular">/ {formatMoney(dollars, 'USD')}</span>
    </>
  );
}
