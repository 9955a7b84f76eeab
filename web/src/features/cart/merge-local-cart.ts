import { itemsToMerge } from '@shared/cart.ts';
import { cartStore, localCart } from './cart-store.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

/**
 * Moves the visitor's local items into the cloud cart that is shown, by one batch. The local copy goes
 * only once they are there, so that a failure loses nothing and a repetition does no harm.
 */
export async function mergeLocalCart(uid: string): Promise<void> {
  const local = localCart.read();
  const missing = itemsToMerge(local, cartStore.get().items);
  const isMerged =
    missing.length === 0 ||
    (await tryCloudWrite({
      write: ({ addCartItems }) => addCartItems(uid, missing),
      log: 'Error adding items to the cart:',
      notice: 'Your earlier items could not be saved to your account. They stay in this browser.',
      retry: () => void mergeLocalCart(uid),
    }));
  if (isMerged) localCart.forget(local);
}
