import { productById } from '@shared/catalogue/catalogue.ts';
import { itemPrice, type CartItem } from '@shared/catalogue/cart.ts';
import { formatMoney } from '@shared/values/money.ts';
import { cartTerm } from '@shared/catalogue/pricing.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../components/button.tsx';

interface CartListProps {
  items: readonly CartItem[];
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
            <p className="mt-1 first-letter:uppercase">{termOf(item)}</p>
            <p className="mt-1 text-sm text-muted tabular">{item.pricing}</p>
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

function termOf({ id }: CartItem): string {
  const product = productById(id);
  return product ? cartTerm(product.pricing) : '';
}
