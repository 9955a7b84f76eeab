import type { NamedProduct } from '@shared/catalogue/named-products.ts';
import { itemsToMerge } from '@shared/catalogue/stored-cart.ts';
import { messages } from './content.ts';
import { dismissNoticeWithText } from '../../core/notices/notices.ts';
import { localCart, storedItems } from './cart-store.ts';
import type { LocalCart } from './local-cart.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

/**
 * Moves the visitor's items into the account's cart. A failure resolves to false and shows a notice with `retry`.
 */
export async function mergeLocalCart(uid: string, retry: () => void): Promise<boolean> {
  dismissNoticeWithText(messages.notMerged);
  if (localCart.read().length === 0) return true;
  return tryCloudWrite({
    write: ({ addCartItems }) =>
      mergeCarts({
        local: localCart,
        readCloud: storedItems,
        addToCloud: (items) => addCartItems(uid, items),
      }),
    log: 'Error adding items to the cart:',
    notice: messages.notMerged,
    retry,
  });
}

interface Carts {
  local: Pick<LocalCart, 'read' | 'forget'>;
  readCloud: () => Promise<readonly NamedProduct[]>;
  /** Writes items to the account's cart, all or none. Resolves when they are stored. */
  addToCloud: (items: readonly NamedProduct[]) => Promise<void>;
}

/** Deletes the local copy only after the write, so a failure loses nothing and a repeat is harmless. */
export async function mergeCarts({ local, readCloud, addToCloud }: Carts): Promise<void> {
  const items = local.read();
  if (items.length === 0) return;
  const missing = itemsToMerge(items, await readCloud());
  if (missing.length > 0) await addToCloud(missing);
  local.forget(items);
}
