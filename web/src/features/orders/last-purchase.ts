import { createStore, useStore } from '../../lib/store.ts';

interface Purchase {
  uid: string;
  orderId: string;
  /** Of the order, whose place is kept free until it has loaded. */
  lineCount: number;
}

const storageKey = 'last-purchase';
const lastPurchase = createStore<Purchase | undefined>(read());

/** The order that a customer has just bought with this tab, also after a reload, until it is put away. */
export function useLastPurchase(uid: string): Purchase | undefined {
  const purchase = useStore(lastPurchase);
  return purchase?.uid === uid ? purchase : undefined;
}

export function noteLastPurchase(purchase: Purchase): void {
  lastPurchase.set(purchase);
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(purchase)));
}

export function putLastPurchaseAway(): void {
  lastPurchase.set(undefined);
  attempt(() => sessionStorage.removeItem(storageKey));
}

function read(): Purchase | undefined {
  return attempt(() => {
    const stored = sessionStorage.getItem(storageKey);
    return stored === null ? undefined : (JSON.parse(stored) as Purchase);
  });
}

/** Without storage, or with another program's data there, the purchase is forgotten at a reload. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
