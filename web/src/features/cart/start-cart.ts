import type { CartItem } from '@shared/cart.ts';
import { notify } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, emptyCart, localCart } from './cart-store.ts';
import { localCartKey } from './local-cart.ts';
import { mergeLocalCart } from './merge-local-cart.ts';

/** Keeps the cart in step with who is signed in, and with the other tabs. */
export function startCart(): void {
  let shownFor: string | undefined;
  let current: AbortController | undefined;
  const follow = () => {
    const session = sessionStore.get();
    if (session.status === 'unknown') return;
    const owner = session.status === 'logged-in' ? session.account.uid : 'visitor';
    if (owner === shownFor) return;
    shownFor = owner;
    current?.abort();
    current = new AbortController();
    if (session.status === 'logged-in') followCloudCart(owner, current.signal);
    else followLocalCart(current.signal);
  };
  sessionStore.subscribe(follow);
  follow();
}

function followLocalCart(signal: AbortSignal): void {
  showLocalCart();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === localCartKey || key === null) showLocalCart();
  };
  globalThis.addEventListener('storage', onStorage, { signal });
}

function showLocalCart(): void {
  cartStore.set({ items: localCart.read(), isLoaded: true });
}

function followCloudCart(uid: string, signal: AbortSignal): void {
  let isMerged = false;

  function show(items: CartItem[], isFromServer: boolean) {
    if (signal.aborted) return;
    if (isFromServer || items.length > 0) cartStore.set({ items, isLoaded: true });
    if (isFromServer && !isMerged) {
      isMerged = true;
      void mergeLocalCart(uid);
    }
  }

  function fail(error: unknown) {
    if (signal.aborted) return;
    console.warn('Error loading the cart', error);
    notify('error', 'Your cart could not be loaded.', {
      label: 'Try again',
      run: () => void watch(),
    });
  }

  async function watch() {
    try {
      const { watchCart } = await import('./cloud-cart.ts');
      if (!signal.aborted) signal.addEventListener('abort', watchCart(uid, show, fail));
    } catch (error) {
      fail(error);
    }
  }

  cartStore.set(emptyCart);
  void watch();
}
