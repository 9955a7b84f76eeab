import { toCartItem, type CartItem } from '@shared/cart.ts';
import type { Product } from '@shared/catalogue.ts';
import { openAuthDialog } from '../../core/auth-dialog.ts';
import { notify } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, localCart } from './cart-store.ts';

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
  import('./cloud-cart.ts')
    .then(({ addCartItems }) => addCartItems(uid, [item]))
    .catch((error: unknown) => {
      console.error('Error adding item to the cart:', error);
      notify('error', `${item.name} could not be saved in your cart.`, {
        label: 'Try again',
        run: () => addToCloud(uid, item),
      });
    });
}

function removeFromCloud(uid: string, id: string): void {
  import('./cloud-cart.ts')
    .then(({ removeCartItems }) => removeCartItems(uid, [id]))
    .catch((error: unknown) => {
      console.error('Error removing item from the cart:', error);
      notify('error', 'The item could not be removed from your cart.', {
        label: 'Try again',
        run: () => removeFromCloud(uid, id),
      });
    });
}

function clearCloud(uid: string, items: readonly CartItem[]): void {
  import('./cloud-cart.ts')
    .then(({ removeCartItems }) =>
      removeCartItems(
        uid,
        items.map(({ id }) => id),
      ),
    )
    .catch((error: unknown) => {
      console.error('Error clearing the cart:', error);
      notify('error', 'Your cart could not be emptied.', {
        label: 'Try again',
        run: () => clearCloud(uid, items),
      });
    });
}
