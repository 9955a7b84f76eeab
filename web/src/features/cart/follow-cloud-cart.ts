import type { CartItem } from '@shared/catalogue/cart.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, showCart } from './cart-store.ts';
import { mergeLocalCart } from './merge-carts.ts';

let watchAnew: (() => void) | undefined;

/**
 * Shows a user's stored cart and merges the visitor's local items into it once. Calls `onMergeEnd` when they
 * are in the stored cart, or stay in the browser.
 */
export function followCloudCart(uid: string, signal: AbortSignal, onMergeEnd: () => void): void {
  let isFresh = false;
  let merging: 'waiting' | 'under-way' | 'failed' | 'done' = 'waiting';

  function show(items: CartItem[], isFromServer: boolean) {
    if (signal.aborted) return;
    if (isFromServer || items.length > 0) showCart({ items, status: 'loaded' });
    isFresh ||= isFromServer;
    mergeOnce();
  }

  function mergeOnce() {
    if (isFresh && merging === 'waiting' && hasProfile()) void merge();
  }

  async function merge() {
    // After a change of user, the items would be merged into the wrong cart.
    if (signal.aborted || merging === 'under-way') return;
    merging = 'under-way';
    merging = (await mergeLocalCart(uid, () => void merge())) ? 'done' : 'failed';
    onMergeEnd();
  }

  /** The failure may have been caused by the lost connection. */
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
      const { watchCart } = await import('./api/cloud-cart.ts');
      if (!signal.aborted) signal.addEventListener('abort', watchCart(uid, show, fail));
    } catch (error) {
      fail(error);
    }
  }

  globalThis.addEventListener('online', tryAgain, { signal });
  signal.addEventListener('abort', sessionStore.subscribe(mergeOnce));
  watchAnew = () => void watch();
  watchAnew();
}

export function reloadCart(): void {
  if (cartStore.get().status === 'failed') watchAnew?.();
}

/** A user who gives up the details step is signed out, so the local items stay until a profile exists. */
function hasProfile(): boolean {
  const session = sessionStore.get();
  return session.status === 'logged-in' && session.profile.status === 'ready';
}
