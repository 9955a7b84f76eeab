import { dismissNoticeOf } from '../../core/notices/notices.ts';
import { keptItems, localCart } from './cart-store.ts';
import { mergeCarts } from './merge-carts.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

const notMerged =
  'Your earlier items could not be saved to your account. They stay in this browser.';

/**
 * Moves the visitor's local items into the cloud cart that is shown. Resolves to whether that worked; a
 * failure is told, beside a way to `retry`.
 */
export async function mergeLocalCart(uid: string, retry: () => void): Promise<boolean> {
  dismissNoticeOf(notMerged);
  if (localCart.read().length === 0) return true;
  return tryCloudWrite({
    write: ({ addCartItems }) =>
      mergeCarts({
        local: localCart,
        readCloud: keptItems,
        addToCloud: (items) => addCartItems(uid, items),
      }),
    log: 'Error adding items to the cart:',
    notice: notMerged,
    retry,
  });
}
