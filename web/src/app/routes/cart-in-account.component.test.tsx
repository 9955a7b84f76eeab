import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aCartItem } from '../../../../tests/support/documents.ts';
import { expectErrors } from '../../../../tests/support/expect-errors.ts';
import {
  empty,
  first,
  heading,
  keepLocally,
  removeButton,
  second,
  shownNames,
  third,
} from '../../../tests/cart-page.ts';
import * as cloud from '../../../tests/cloud-cart.ts';
import { inspect } from '../../../tests/inspect.ts';
import { signIn } from '../../../tests/session.ts';
import { messages } from '../../content/cart.ts';
import { noticesStore } from '../../core/notices/notices.ts';
import { NoticesOutlet } from '../../core/notices/notices-outlet.tsx';
import { addToCart } from '../../features/cart/change-cart.ts';
import { localCartKey } from '../../features/cart/local-cart.ts';
// Else the first test waits for its code.
import '../../features/cart/follow-cloud-cart.ts';
import { startCart } from '../../features/cart/start-cart.ts';
import CartPage from './cart.tsx';

vi.mock('../../features/cart/api/cloud-cart.ts', () => import('../../../tests/cloud-cart.ts'));

expectErrors(
  'Error adding item to the cart: Error: permission-denied',
  'Error adding items to the cart: Error: permission-denied',
  'Error removing item from the cart: Error: permission-denied',
);
startCart();

const refused = new Error('permission-denied');
const retry = page.getByRole('button', { name: 'Try again' });
const notice = (text: string) => page.getByText(text);

beforeEach(() => void vi.clearAllMocks());

function signInWith(product: typeof first): void {
  cloud.storeCart([aCartItem(product.id)]);
  signIn();
}

async function open() {
  return render(
    <main tabIndex={-1}>
      <CartPage />
      <NoticesOutlet />
    </main>,
  );
}

it('says that an account’s cart loads, or does not, and tries again', async () => {
  cloud.watchCart.mockReturnValueOnce(() => {});
  signInWith(first);
  await open();
  await expect.element(page.getByText('Loading your cart...')).toBeVisible();
  await expect.poll(() => cloud.watchCart).toHaveBeenCalled();
  await inspect();
  const [, , fail] = cloud.watchCart.mock.lastCall ?? [];
  fail?.(refused);
  await expect.element(page.getByText(/Nothing in it is lost/)).toBeVisible();
  await inspect();
  await retry.click();
  await expect.element(heading).toHaveFocus();
  await expect.poll(shownNames).toEqual([first.name]);
});

it('shows a removal at once, and takes it back when the database refuses', async () => {
  const answer = Promise.withResolvers<void>();
  cloud.removeCartItem.mockReturnValueOnce(answer.promise);
  signInWith(first);
  const { unmount } = await open();
  await removeButton(first).click();
  await expect.element(empty).toBeVisible();
  answer.reject(refused);
  await expect.element(notice(messages.notRemoved)).toBeVisible();
  await expect.element(removeButton(first)).toBeVisible();
  await expect.element(notice(messages.removed(first.name))).not.toBeInTheDocument();
  expect(cloud.leaveEndedSession).toHaveBeenCalledExactlyOnceWith(refused);
  await inspect();
  await retry.click();
  await expect.poll(cloud.storedIds).toEqual([]);
  await expect.element(notice(messages.notRemoved)).not.toBeInTheDocument();
  cloud.removeCartItem.mockRejectedValueOnce(refused);
  cloud.storeCart([aCartItem(first.id)]);
  await removeButton(first).click();
  await expect.element(notice(messages.notRemoved)).toBeVisible();
  await unmount();
  expect(noticesStore.get()).toEqual([]);
});

it('refuses a product once the cart that holds it is known, and offers another try to add one', async () => {
  await open();
  signInWith(first);
  addToCart(first);
  await expect.element(notice(messages.alreadyThere(first.name))).toBeVisible();
  await expect.element(notice(messages.added(first.name))).not.toBeInTheDocument();
  cloud.addCartItems.mockRejectedValueOnce(refused);
  addToCart(second);
  await expect.element(notice(messages.notSaved(second.name))).toBeVisible();
  await expect.element(notice(messages.added(second.name))).not.toBeInTheDocument();
  await expect.poll(shownNames).toEqual([first.name]);
  await retry.click();
  await expect.poll(cloud.storedIds).toEqual([first.id, second.id]);
});

it('keeps a visitor’s items in view and in the browser until they are merged', async () => {
  cloud.addCartItems.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
  keepLocally(second, first);
  await open();
  signInWith(third);
  await expect.element(notice(messages.notMerged)).toBeVisible();
  await retry.click();
  await expect.poll(() => cloud.addCartItems).toHaveBeenCalledTimes(2);
  await expect.element(notice(messages.notMerged)).toBeVisible();
  expect(JSON.parse(localStorage.getItem(localCartKey) ?? '')).toHaveLength(2);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(notice(messages.notMerged)).not.toBeInTheDocument();
  await expect.poll(shownNames).toEqual([third.name, second.name, first.name]);
  expect(localStorage.getItem(localCartKey)).toBeNull();
});
