import { itemsToMerge } from '@shared/cart.ts';
import { notify } from '../../core/notices/notices.ts';
import { cartStore, localCart } from './cart-store.ts';

/**
 * Moves the visitor's local items into the cloud cart that is shown, by one batch. The local copy goes
 * only once they are there, so that a failure loses nothing and a repetition does no harm.
 */
export function mergeLocalCart(uid: string): void {
  const local = localCart.read();
  const missing = itemsToMerge(local, cartStore.get().items);
  if (missing.length === 0) {
    localCart.forget(local);
    return;
  }
  import('./cloud-cart.ts')
    .then(({ addCartItems }) => addCartItems(uid, missing))
    .then(() => localCart.forget(local))
    .catch((error: unknown) => {
      console.error('Error adding items to the cart:', error);
      notify(
        'error',
        'Your earlier items could not be saved to your account. They are kept in this browser.',
        { label: 'Try again', run: () => mergeLocalCart(uid) },
      );
    });
}
