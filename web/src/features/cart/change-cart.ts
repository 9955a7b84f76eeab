import { toCartItem, type CartItem } from '@shared/cart.ts';
import type { Product } from '@shared/catalogue.ts';
import { openAuthDialog } from '../../core/auth-dialog.ts';
import { notify } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, localCart } from './cart-store.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

/** Puts a product into the cart. A visitor who is not logged in is asked to sign up on the way. */
export function addToCart(product: Product): void {
  const item = toCartItem(product);
  if (cartStore.get().items.some(({ name }) => name === item.name)) {
    notify('info', `${item.name} is already in your cart.`);
    return;
  }
  const session = sessionStore.get();
  if (session.status === 'logged-in') addToCloud(session.account.uid, item);
  else showLocal([...localCart.read(), item]);
  notify('success', `${item.name} has been added to your cart!`);
  if (session.status === 'logged-out') openAuthDialog('signup');
}

export function removeFromCart(id: string): void {
  const session = sessionStore.get();
  if (session.status === 'logged-in') removeFromCloud(session.account.uid, id);
  else showLocal(localCart.read().filter((item) => item.id !== id));
}

export function clearCart(): void {
  const session = sessionStore.get();
  if (session.status === 'logged-in') clearCloud(session.account.uid, cartStore.get().items);
  else showLocal([]);
}

function showLocal(items: CartItem[]): void {
  localCart.write(items);
  cartStore.set({ items: localCart.read(), isLoaded: cartStore.get().isLoaded });
}

function addToCloud(uid: string, item: CartItem): void {
  void tryCloudWrite({
    write: ({ addCartItems }) => addCartItems(uid, [item]),
    log: 'Error adding item to the cart:',
    notice: `${item.name} could not be saved in your cart.`,
    retry: () => addToCloud(uid, item),
  });
}

function removeFromCloud(uid: string, id: string): void {
  void tryCloudWrite({
    write: ({ removeCartItems }) => removeCartItems(uid, [id]),
    log: 'Error removing item from the cart:',
    notice: 'The item could not be removed from your cart.',
    retry: () => removeFromCloud(uid, id),
  });
}

function clearCloud(uid: string, items: readonly CartItem[]): void {
  const ids = items.map(({ id }) => id);
  void tryCloudWrite({
    write: ({ removeCartItems }) => removeCartItems(uid, ids),
    log: 'Error clearing the cart:',
    notice: 'Your cart could not be emptied.',
    retry: () => clearCloud(uid, items),
  });
}
