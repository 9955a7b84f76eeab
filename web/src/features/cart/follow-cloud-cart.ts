import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { firstRowsShown, takeFirstRows } from '../../core/database/first-rows.ts';
import { userList } from '../../core/database/user-lists.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, showCart } from './cart-store.ts';
import { mergeLocalCart } from './merge-carts.ts';
import { toCartItems } from './to-cart-items.ts';

let restartWatch: (() => void) | undefined;

/**
 * Shows a user's stored cart and merges the visitor's local items into it once. Calls `onMergeEnd` after the merge,
 * even if it failed and the items stay in the browser.
 */
export function followCloudCart(uid: string, signal: AbortSignal, onMergeEnd: () => void): void {
  let isFresh = false;
  let merging: 'waiting' | 'under-way' | 'failed' | 'done' = 'waiting';

  function show(items: CartLine[], isFromServer: boolean) {
    if (signal.aborted) return;
    if (isFromServer || items.length > 0) showCart({ items, status: 'loaded' });
    isFresh ||= isFromServer;
    mergeOnce();
  }

  function mergeOnce() {
    if (isFresh && merging === 'waiting' && hasProfile()) void merge();
  }

  async function merge() {
    // After a change of user, the items would go into the wrong cart.
    if (signal.aborted || merging === 'under-way') return;
    merging = 'under-way';
    merging = (await mergeLocalCart(uid, () => void merge())) ? 'done' : 'failed';
    onMergeEnd();
  }

  /** Retries the load and the merge, because the lost connection may have caused their failure. */
  function tryAgain() {
    reloadCart();
    if (merging === 'failed') void merge();
  }

  function fail(error: unknown) {
    if (signal.aborted) return;
    console.warn('Error loading the cart', error);
    showCart({ items: [], status: 'failed' });
  }

  async function watch() {
    showCart({ items: [], status: 'loading' });
    try {
      const lines = takeFirstRows(userList(uid, 'cart'));
      if (lines && !signal.aborted) showCart({ items: toCartItems(lines), status: 'loaded' });
      await firstRowsShown();
      const { watchCart } = await loadWithRetries(() => import('./api/cloud-cart.ts'));
      if (!signal.aborted) signal.addEventListener('abort', watchCart(uid, show, fail));
    } catch (error) {
      fail(error);
    }
  }

  globalThis.addEventListener('online', tryAgain, { signal });
  signal.addEventListener('abort', sessionStore.subscribe(mergeOnce));
  restartWatch = () => void watch();
  restartWatch();
}

export function reloadCart(): void {
  if (cartStore.get().status === 'failed') restartWatch?.();
}

/**
 * Returns whether a profile exists. Until then local items stay, because leaving the details step logs the user
 * out.
 */
function hasProfile(): boolean {
  const session = sessionStore.get();
  return session.status === 'logged-in' && session.profile.status === 'ready';
}
