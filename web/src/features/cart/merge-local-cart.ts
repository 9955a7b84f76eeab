import { messages } from '../../content/cart.ts';
import { dismissNoticeOf } from '../../core/notices/notices.ts';
import { storedItems, localCart } from './cart-store.ts';
import { mergeCarts } from './merge-carts.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

/** Resolves to whether the items were moved; after a failure a notice offers `retry`. */
export async function mergeLocalCart(uid: string, retry: () => void): Promise<boolean> {
  dismissNoticeOf(messages.notMerged);
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
