import { productById } from '@shared/catalogue/catalogue.ts';
import { itemPrice } from '@shared/catalogue/cart.ts';
import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { formatMoney } from '@shared/values/money.ts';
import { describeQuantity, pricingText } from '@shared/catalogue/pricing.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../components/button.tsx';

interface CartListProps {
  items: readonly NamedProduct[];
  /** True during a payment, when the customer can't remove items. */
  isLocked: boolean;
  onRemove: (id: string) => void;
}

export function CartList({ items, isLocked, onRemove }: CartListProps) {
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex flex-col gap-3 p-5 sm:flex-row sm:items-start sm:gap-6 sm:p-6"
        >
          <div className="min-w-0 flex-1">
            <h2 className="text-lg">{item.name}</h2>
            <Pricing id={item.id} />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:flex-col sm:items-end sm:gap-y-2">
            <p className="text-lg font-semibold tabular">{formatMoney(itemPrice(item), 'INR')}</p>
            <Button
              variant="link"
              className={aboveTotal}
              aria-label={`Remove ${item.name}`}
              disabled={isLocked}
              onClick={() => onRemove(item.id)}
            >
              <Trash2 aria-hidden className="size-4" />
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** In narrow windows the total covers the lower edge, so a focused button scrolls clear of it. */
const aboveTotal = 'max-lg:scroll-mb-72';

function Pricing({ id }: { id: string }) {
  const product = productById(id);
  return (
    product && (
      <>
        <p className="mt-1 first-letter:uppercase">{describeQuantity(product.pricing)}</p>
        <p className="mt-1 text-sm text-muted tabular">{pricingText(product.pricing)}</p>
      </>
    )
  );
}
