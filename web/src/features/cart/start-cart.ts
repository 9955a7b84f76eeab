import { sessionStore } from '../../core/session/session.ts';
import { itemsToMerge } from '@shared/catalogue/stored-cart.ts';
import { localCart, resetCart, showCart, showPending } from './cart-store.ts';
import { localCartKey } from './local-cart.ts';
import { loadWithRetries } from '../../lib/load-with-retries.ts';

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
    resetCart();
    if (session.status === 'logged-in') void followStoredCart(owner, current.signal);
    else followLocalCart(current.signal);
  };
  sessionStore.subscribe(follow);
  follow();
}

/** Loads the code of the stored cart only for accounts. Shows the local items too until they are merged. */
async function followStoredCart(uid: string, signal: AbortSignal): Promise<void> {
  const endMerge = showPending((items) => [...items, ...itemsToMerge(localCart.read(), items)]);
  const { followCloudCart } = await loadWithRetries(() => import('./follow-cloud-cart.ts'));
  if (!signal.aborted) followCloudCart(uid, signal, endMerge);
}

function followLocalCart(signal: AbortSignal): void {
  showLocalCart();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === localCartKey || key === null) showLocalCart();
  };
  globalThis.addEventListener('storage', onStorage, { signal });
}

function showLocalCart(): void {
  showCart({ items: localCart.read(), status: 'loaded' });
}
