import { itemsToMerge, type CartItem } from '@shared/cart.ts';
import type { LocalCart } from './local-cart.ts';

interface Carts {
  local: Pick<LocalCart, 'read' | 'forget'>;
  readCloud: () => Promise<readonly CartItem[]>;
  /** Writes items into the account's cart, all or none. Resolves when they are stored. */
  addToCloud: (items: readonly CartItem[]) => Promise<void>;
}

/** The local copy is deleted only after the write: a failure loses nothing, a repetition is harmless. */
export async function mergeCarts({ local, readCloud, addToCloud }: Carts): Promise<void> {
  const items = local.read();
  if (items.length === 0) return;
  const missing = itemsToMerge(items, await readCloud());
  if (missing.length > 0) await addToCloud(missing);
  local.forget(items);
}
