import { itemsToMerge } from '@shared/cart.ts';
import { sessionStore } from '../../core/session/session.ts';
import { keptItems, localCart } from './cart-store.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

/**
 * Moves the visitor's local items into the cloud cart that is shown, by one batch. The local copy goes
 * only once they are there, so that a failure loses nothing and a repetition does no harm.
 */
export async function mergeLocalCart(uid: string): Promise<void> {
  const local = localCart.read();
  if (local.length === 0) return;
  const isMerged = await tryCloudWrite({
    write: async ({ addCartItems }) => {
      const missing = itemsToMerge(local, await keptItems());
      if (missing.length > 0) await addCartItems(uid, missing);
    },
    log: 'Error adding items to the cart:',
    notice: 'Your earlier items could not be saved to your account. They stay in this browser.',
    retry: () => void mergeAgain(uid),
  });
  if (isMerged) localCart.forget(local);
}

/** Not once somebody else is here, whose cart would be taken for the one to merge into. */
async function mergeAgain(uid: string): Promise<void> {
  const session = sessionStore.get();
  if (session.status === 'logged-in' && session.account.uid === uid) await mergeLocalCart(uid);
}
