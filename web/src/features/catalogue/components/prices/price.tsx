import '../../../../core/first-amount.ts';
import { formatMoney } from '@shared/values/money.ts';
import { linePrice, type Pricing } from '@shared/catalogue/pricing.ts';

/** Highlights the rupee price. The words match the product's pricing text line by line. */
export function Price({ pricing }: { pricing: Pricing }) {
  const { enterprise } = pricing;
  const isPlatform = pricing.model === 'platform';
  const { dollars } = isPlatform ? pricing.platform.month : pricing.user.month;
  return (
    <div className="text-sm text-muted tabular">
      {isPlatform && <p>From</p>}
      <p className="text-2xl font-semibold text-ink">{formatMoney(linePrice(pricing), 'INR')}</p>
      <p className="mt-1">
        {`${isPlatform ? 'per month' : 'per user per month'} · about ${formatMoney(dollars, 'USD')}`}
      </p>
      {isPlatform && (
        <p>
          {`plus ${formatMoney(pricing.seat.month.rupees, 'INR')} per seat · about ${formatMoney(pricing.seat.month.dollars, 'USD')}`}
        </p>
      )}
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 sm:mt-4">
        <span className="font-medium text-ink">Enterprise</span>{' '}
        <span>
          <span>{`from ${formatMoney(enterprise.rupees, 'INR')} per year,`}</span>{' '}
          <span className="whitespace-nowrap">{`about ${formatMoney(enterprise.dollars, 'USD')}`}</span>
        </span>
      </p>
    </div>
  );
}
