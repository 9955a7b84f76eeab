import { formatMoney } from '@shared/values/money.ts';
import type { Price } from '@shared/catalogue/pricing.ts';

/** Shows a price in a table. The rupee price stands out, because customers pay in rupees. */
export function BothCurrencies({ price: { rupees, dollars } }: { price: Price }) {
  return (
    <>
      <span className="font-semibold tabular">{formatMoney(rupees, 'INR')}</span>{' '}
      <span className="whitespace-nowrap text-muted tabular">{`/ ${formatMoney(dollars, 'USD')}`}</span>
    </>
  );
}
