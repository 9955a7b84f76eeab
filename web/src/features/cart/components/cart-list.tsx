import type { Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { renewal } from '../../../content/renewal.ts';
import { CartRow } from './cart-row.tsx';

interface CartListProps {
  items: readonly CartLine[];
  /** True during a payment, when the customer can't change or remove items. */
  isLocked: boolean;
  /** False for a guest, whose plans don't renew. */
  renews: boolean;
  onChange: (id: string, quantity: Quantity) => void;
  onRemove: (id: string) => void;
}

export function CartList({ items, renews, ...actions }: CartListProps) {
  return (
    <div className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <CartRow key={item.id} item={item} {...actions} />
        ))}
      </ul>
      {renews && <p className="px-5 py-4 text-sm sm:px-6">{renewal}</p>}
    </div>
  );
}
