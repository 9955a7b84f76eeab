import { formatMoney } from '@shared/money.ts';
import { cartPrice, pricingText, type Pricing } from '@shared/pricing.ts';

const partsEnd = '; ';

export function Price({ pricing }: { pricing: Pricing }) {
  const figure = formatMoney(cartPrice(pricing), 'INR');
  const [price = '', enterprise] = pricingText(pricing).split(partsEnd);
  const [before, after = ''] = price.split(figure);
  const [slash, dollars, ...terms] = after.trimStart().split(' ');
  return (
    <p className="text-sm text-balance text-muted tabular">
      {before}
      <span className="mr-0.5 text-2xl font-semibold text-ink">{figure}</span>{' '}
      <span className="whitespace-nowrap">
        {slash} {dollars}
      </span>{' '}
      {terms.join(' ')}
      {/* Visually, the line break separates the two parts. */}
      <span className="sr-only">{partsEnd}</span>
      <span className="mt-1 block">{enterprise}</span>
    </p>
  );
}
