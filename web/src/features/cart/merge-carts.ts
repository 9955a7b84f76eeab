import { itemsToMerge, type CartLine } from '@shared/catalogue/stored-cart.ts';
import { productById } from '@shared/catalogue/catalogue.ts';
import { describeQuantity, quantityOf } from '@shared/catalogue/pricing.ts';
import { isOrderOf } from '@shared/payments/orders.ts';
import { changeQuantity } from './change-quantity.ts';
import { messages } from './content.ts';
import { dismissNoticeWithText, notify } from '../../core/notices/notices.ts';
import { localCart, storedItems } from './cart-store.ts';
import type { LocalCart } from './local-cart.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

/**
 * Moves the visitor's items into the account's cart. A failure resolves to false and shows a notice with `retry`.
 */
export async function mergeLocalCart(uid: string, retry: () => void): Promise<boolean> {
  dismissNoticeWithText(messages.notMerged);
  if (localCart.read().length === 0) return true;
  let refused: readonly Refused[] = [];
  const isMerged = await tryCloudWrite({
    async write({ addCartItems }) {
      refused = await mergeCarts({
        local: localCart,
        readCloud: storedItems,
        addToCloud: (items) => addCartItems(uid, items),
      });
    },
    log: 'Error adding items to the cart:',
    notice: messages.notMerged,
    retry,
  });
  for (const lines of refused) offerChosen(lines);
  return isMerged;
}

/** A line that the visitor chose, and the line with another quantity that the account's cart had. */
interface Refused {
  chosen: CartLine;
  stored: CartLine;
}

function offerChosen({ chosen, stored }: Refused): void {
  const product = productById(chosen.id);
  if (!product) return;
  const { name, pricing } = product;
  notify('info', messages.otherQuantity(name, describeQuantity(pricing, stored)), {
    label: messages.useChosen(describeQuantity(pricing, chosen)),
    run: () => changeQuantity(chosen.id, quantityOf(pricing, chosen)),
    isAwaited: true,
  });
}

interface Carts {
  local: Pick<LocalCart, 'read' | 'forget'>;
  readCloud: () => Promise<readonly CartLine[]>;
  /** Writes items to the account's cart, all or none. Resolves when they are stored. */
  addToCloud: (items: readonly CartLine[]) => Promise<void>;
}

/**
 * Deletes the local copy only after the write, so a failure loses nothing and a repeat is harmless. Resolves to the
 * lines that the account's cart already had with another quantity.
 */
export async function mergeCarts({ local, readCloud, addToCloud }: Carts): Promise<Refused[]> {
  const items = local.read();
  if (items.length === 0) return [];
  const cloud = await readCloud();
  const missing = itemsToMerge(items, cloud);
  if (missing.length > 0) await addToCloud(missing);
  local.forget(items);
  return items.flatMap((chosen) => {
    const stored = cloud.find(({ name }) => name === chosen.name);
    return stored && !isOrderOf({ items: [stored] }, [chosen]) ? { chosen, stored } : [];
  });
}
