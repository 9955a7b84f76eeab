import { itemsToMerge, type CartItem } from '@shared/cart.ts';
import type { LocalCart } from './local-cart.ts';

interface Carts {
  local: Pick<LocalCart, 'read' | 'forget'>;
  /** What the account's cart holds. */
  readCloud: () => Promise<readonly CartItem[]>;
  /** Writes items into the account's cart, all or none; resolves once they are there. */
  addToCloud: (items: readonly CartItem[]) => Promise<void>;
}

/**
 * Moves the visitor's local items into the account's cart, by one batch. The local copy goes only once
 * they are there, so that a failure loses nothing and a repetition does no harm.
 */
export async function mergeCarts({ local, readCloud, addToCloud }: Carts): Promise<void> {
  const items = local.read();
  if (items.length === 0) return;
  const missing = itemsToMerge(items, await readCloud());
  if (missing.length > 0) await addToCloud(missing);
  local.forget(items);
}
