import { storedQuantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { messages } from './content.ts';
import { openAuthDialog } from '../../core/auth/auth-dialog.ts';
import { dismissNotice, dismissNoticeWithText, notify } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { nextPaint } from '../../lib/next-paint.ts';
import { cartStore, storedItems, localCart, showCart, showPending } from './cart-store.ts';
import { reloadCart } from './follow-cloud-cart.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

export function addToCart({ id, name, seats, term }: CartLine): void {
  const item = { id, name, ...storedQuantity({ seats, term }) };
  const session = sessionStore.get();
  if (holds(cartStore.get().items, item)) refuse(item);
  else if (session.status === 'logged-in') void addToCloud(session.account.uid, item);
  else {
    showLocal([...localCart.read(), item]);
    confirm(item);
    if (session.status === 'logged-out') openAuthDialog('signup', messages.whySignUp);
  }
}

export function removeFromCart(id: string): void {
  const { items } = cartStore.get();
  const index = items.findIndex((found) => found.id === id);
  const item = items[index];
  if (!item) return;
  dismissNoticeWithText(messages.added(item.name));
  const confirmation = notify('success', messages.removed(item.name), {
    label: 'Undo',
    run: () => putBack(item, index),
  });
  const session = sessionStore.get();
  if (session.status === 'logged-in') void removeFromCloud(session.account.uid, id, confirmation);
  else showLocal(localCart.read().filter((kept) => kept.id !== id));
}

function putBack(item: CartLine, index: number): void {
  const session = sessionStore.get();
  if (session.status === 'logged-in') return void addToCloud(session.account.uid, item);
  const items = localCart.read();
  if (holds(items, item)) return;
  showLocal(items.toSpliced(index, 0, item));
  confirm(item);
}

function showLocal(items: CartLine[]): void {
  localCart.write(items);
  showCart({ status: cartStore.get().status, items: localCart.read() });
}

async function addToCloud(uid: string, item: CartLine): Promise<void> {
  const hidePending = showPending((items) => (holds(items, item) ? items : [...items, item]));
  if (cartStore.get().status === 'failed') reloadCart();
  let confirmation = '';
  const isSaved = await tryCloudWrite({
    write: async ({ addCartItems }) => {
      // Starting Firestore's work first would delay the change of the button.
      await nextPaint();
      // Only the loaded cart shows whether it already holds the product.
      if (holds(await storedItems(), item)) return refuse(item);
      confirmation = confirm(item);
      await addCartItems(uid, [item]);
    },
    log: 'Error adding item to the cart:',
    notice: messages.notSaved(item.name),
    retry: () => addToCart(item),
  });
  if (!isSaved) dismissNotice(confirmation);
  hidePending();
}

async function removeFromCloud(uid: string, id: string, confirmation: string): Promise<void> {
  // Otherwise a merge of the local cart could bring the item back.
  localCart.write(localCart.read().filter((item) => item.id !== id));
  const hidePending = showPending((items) => items.filter((item) => item.id !== id));
  const isRemoved = await tryCloudWrite({
    write: ({ removeCartItem }) => removeCartItem(uid, id),
    log: 'Error removing item from the cart:',
    notice: messages.notRemoved,
    retry: () => removeFromCart(id),
  });
  if (!isRemoved) dismissNotice(confirmation);
  hidePending();
}

function holds(items: readonly CartLine[], { name }: CartLine): boolean {
  return items.some((item) => item.name === name);
}

function confirm({ name }: CartLine): string {
  return notify('success', messages.added(name));
}

function refuse({ name }: CartLine): void {
  dismissNoticeWithText(messages.added(name));
  notify('info', messages.alreadyThere(name));
}
