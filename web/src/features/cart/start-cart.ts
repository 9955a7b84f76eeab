import type { CartItem } from '@shared/cart.ts';
import { notify } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, emptyCart, localCart } from './cart-store.ts';
import { localCartKey } from './local-cart.ts';
import { mergeLocalCart } from './merge-local-cart.ts';

/** Keeps the cart in step with who is signed in, and with the other tabs. */
export function startCart(): void {
  let shownFor: string | undefined;
  let stop = () => {};
  const follow = () => {
    const session = sessionStore.get();
    if (session.status === 'unknown') return;
    const owner = session.status === 'logged-in' ? session.account.uid : 'visitor';
    if (owner === shownFor) return;
    shownFor = owner;
    stop();
    stop =
      session.status === 'logged-in' ? followCloudCart(session.account.uid) : followLocalCart();
  };
  sessionStore.subscribe(follow);
  follow();
}

function followLocalCart(): () => void {
  const show = () => cartStore.set({ items: localCart.read(), isLoaded: true });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === localCartKey || key === null) show();
  };
  show();
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

function followCloudCart(uid: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isMerged = false;

  function show(items: CartItem[], isFromServer: boolean) {
    if (signal.aborted) return;
    if (isFromServer || items.length > 0) cartStore.set({ items, isLoaded: true });
    if (isFromServer && !isMerged) {
      isMerged = true;
      mergeLocalCart(uid);
    }
  }

  function fail(error: unknown) {
    if (signal.aborted) return;
    console.warn('Error loading the cart', error);
    notify('error', 'Your cart could not be loaded.', { label: 'Try again', run: watch });
  }

  function watch() {
    import('./cloud-cart.ts')
      .then(({ watchCart }) => {
        if (!signal.aborted) signal.addEventListener('abort', watchCart(uid, show, fail));
      })
      .catch(fail);
  }

  cartStore.set(emptyCart);
  watch();
  return () => controller.abort();
}
