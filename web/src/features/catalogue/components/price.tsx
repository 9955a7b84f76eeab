import { formatMoney } from '@shared/money.ts';
import { cartPrice, pricingText, type Pricing } from '@shared/pricing.ts';

/** The rupee figure for the eye, and under it the whole pricing text for everyone. */
export function Price({ pricing }: { pricing: Pricing }) {
  return (
    <div className="tabular">
      <p aria-hidden className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold">{formatMoney(cartPrice(pricing), 'INR')}</span>
        <span className="text-muted">{units[pricing.model]}</span>
      </p>
      <p className="mt-2 text-sm text-balance text-muted">{pricingText(pricing)}</p>
    </div>
  );
}

const units = { user: 'per user per month', platform: 'per month, plus seats' };
