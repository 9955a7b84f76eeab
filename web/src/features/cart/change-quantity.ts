import type { Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { dismissNoticeWithText } from '../../core/notices/notices.ts';
import { sessionStore } from '../../core/session/session.ts';
import { cartStore, localCart, showCart, showPending, storedItems } from './cart-store.ts';
import { messages } from './content.ts';
import { tryCloudWrite } from './try-cloud-write.ts';

interface Change {
  line: Required<CartLine>;
  /** Ends the display of the change before it is stored. */
  hide: () => void;
}

/** The newest change of each line that is not being written yet. */
const waiting = new Map<string, Change>();
/** The writes under way, at most one for each line. */
const writes = new Map<string, Promise<void>>();

/** Changes the seats and term of a line in the cart, and shows them at once. */
export function changeQuantity(id: string, { seats, term }: Quantity): void {
  const found = cartStore.get().items.find((item) => item.id === id);
  if (!found) return;
  const line = { ...found, seats, term };
  const session = sessionStore.get();
  // An account's cart can show a line that has not been merged yet.
  localCart.write(replaceIn(localCart.read(), line));
  if (session.status === 'logged-in') changeInCloud(session.account.uid, line);
  else showCart({ status: cartStore.get().status, items: localCart.read() });
}

/** Resolves when no change is under way. */
export async function quantitiesStored(): Promise<void> {
  await Promise.all(writes.values());
}

/** During a write, only the newest change waits. So quick steps neither pile up nor overtake each other. */
function changeInCloud(uid: string, line: Required<CartLine>): void {
  const key = `${uid}/${line.id}`;
  const hide = showPending((items) => replaceIn(items, line));
  waiting.get(key)?.hide();
  waiting.set(key, { line, hide });
  if (!writes.has(key)) writes.set(key, writeNewest(uid, key));
}

async function writeNewest(uid: string, key: string): Promise<void> {
  for (let next = waiting.get(key); next; next = waiting.get(key)) {
    waiting.delete(key);
    // oxlint-disable-next-line no-await-in-loop -- A change waits for the one before it.
    await writeChange(uid, next.line);
    next.hide();
  }
  writes.delete(key);
}

async function writeChange(uid: string, line: Required<CartLine>): Promise<void> {
  const notice = messages.notChanged(line.name);
  dismissNoticeWithText(notice);
  await tryCloudWrite({
    async write({ changeCartItem }) {
      const isStored = holds(await storedItems(), line.id);
      const wasRemoved = !holds(cartStore.get().items, line.id);
      // The merge stores a line that is only in the browser.
      const isUnmerged = !isStored && holds(localCart.read(), line.id);
      if (!wasRemoved && !isUnmerged) await changeCartItem(uid, line);
    },
    log: 'Error changing item in the cart:',
    notice,
    retry: () => changeQuantity(line.id, line),
  });
}

function replaceIn(items: readonly CartLine[], line: CartLine): CartLine[] {
  return items.map((item) => (item.id === line.id ? line : item));
}

function holds(items: readonly CartLine[], id: string): boolean {
  return items.some((item) => item.id === id);
}
