import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverErrors } from '@shared/server-errors.ts';
import { aCartItem, aProduct } from '../../../../tests/support/documents.ts';
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
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import { signIn } from '../../../tests/session.ts';
import { show } from '../../../tests/show.tsx';
import { renewal } from '../../content/renewal.ts';
import { cartTexts } from '../../features/cart/cart-texts.ts';
import { messages } from '../../features/cart/content.ts';
import { noticesStore } from '../../core/notices/notices.ts';
import { addToCart } from '../../features/cart/change-cart.ts';
import { localCartKey } from '../../features/cart/local-cart.ts';
// Preloads this code, so that the first test doesn't wait for it.
import '../../features/cart/follow-cloud-cart.ts';
import { startCart } from '../../features/cart/start-cart.ts';
import CartPage from './cart.tsx';

expectErrors(
  'Error adding item to the cart: Error: permission-denied',
  'Error adding items to the cart: Error: permission-denied',
  'Error removing item from the cart: Error: permission-denied',
);
startCart();

const refused = new Error('permission-denied');
const total = page.getByRole('region', { name: 'Total' });
const pay = page.getByRole('button', { name: 'Proceed to Pay' });
const retry = page.getByRole('button', { name: 'Try again' });
const notice = (text: string) => page.getByText(text);

beforeEach(() => void vi.clearAllMocks());

function signInWith(product: typeof first): void {
  cloud.storeCart([aCartItem(product.id)]);
  signIn();
}

const open = () => show(<CartPage />);

it("shows a visitor's items and prices, and can be emptied", async () => {
  keepLocally(first, second);
  await open();
  await expect.element(total).toMatchTextContent('₹2,28,999');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect.element(lines.first()).toMatchTextContent('1 user for 1 month');
  await expect
    .element(lines.last())
    .toMatchTextContent('platform fee for 1 month, seats not included');
  await expectLink(
    /^Talk to sales about/,
    `/contact?about=${first.id}.1.month&about=${second.id}.0.month`,
  );
  await removeButton(second).click();
  await expect.element(heading).toHaveFocus();
  await expect.element(total).toMatchTextContent('₹18,999');
  await removeButton(first).click();
  await expect.element(empty).toBeVisible();
  await expectLink('Continue Shopping', '/#regional-solutions');
  await inspect();
});

it('changes users and the term of a line, its days and the total', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  keepLocally(first);
  await open();
  const line = page.getByRole('main').getByRole('listitem');
  await expect.element(line).toMatchTextContent('If you pay today: 28 Nov 2026 to 27 Dec 2026');
  await page.getByRole('button', { name: `One user more: ${first.name}` }).click();
  await expect.element(line).toMatchTextContent('2 users for 1 month');
  await expect.element(total).toMatchTextContent('₹37,998');
  await page.getByRole('spinbutton', { name: `Users of ${first.name}` }).fill('12');
  await page
    .getByRole('group', { name: `Term of ${first.name}` })
    .getByRole('radio', { name: 'Year' })
    .click();
  await expect.element(line).toMatchTextContent('12 users for 1 year');
  await expect.element(line).toMatchTextContent('₹1,89,990 per user per year');
  await expect.element(line).toMatchTextContent('If you pay today: 28 Nov 2026 to 27 Nov 2027');
  await expect.element(total).toMatchTextContent('₹22,79,880');
  await expect.element(page.getByText(renewal)).toBeVisible();
  await inspect();
});

it('offers a talk instead of a payment above ₹1 crore', async () => {
  keepLocally({ id: first.id, seats: 52, term: 'year' });
  await open();
  await expect.element(pay).toBeEnabled();
  await page.getByRole('button', { name: `One user more: ${first.name}` }).click();
  await expect.element(total).toMatchTextContent('You can pay up to ₹1,00,00,000 online.');
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(page.getByText(cartTexts.waysToPay)).not.toBeInTheDocument();
  await expect
    .element(total.getByRole('link', { name: `Talk to sales about ${first.name}` }))
    .toHaveAttribute('href', `/contact?about=${first.id}.53.year`);
  await inspect();
});

it("keeps the quantity of an account's cart, and offers the visitor's", async () => {
  keepLocally({ id: first.id, seats: 12, term: 'year' }, second);
  await open();
  cloud.storeCart([aCartItem(first.id, { seats: 5, term: 'month' }), aCartItem(third.id)]);
  signIn();
  const text = messages.otherQuantity(first.name, '5 users for 1 month');
  await expect.element(notice(text)).toBeVisible();
  await expect.poll(shownNames).toEqual([first.name, third.name, second.name]);
  expect(cloud.storedQuantities()[0]).toEqual({ seats: 5, term: 'month' });
  await page.getByRole('button', { name: 'Change to 12 users for 1 year' }).click();
  await expect.poll(() => cloud.storedQuantities()[0]).toEqual({ seats: 12, term: 'year' });
  await expect.element(notice(text)).not.toBeInTheDocument();
});

it("says instead of a payment that staff can't pay", async () => {
  signInWith(first);
  signIn({ account: { isStaff: true } });
  await open();
  const { message } = serverErrors['staff-cannot-pay'];
  await expect.element(total).toMatchTextContent(message);
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(page.getByText(cartTexts.waysToPay)).not.toBeInTheDocument();
  await inspect();
});

it('announces a removal, which can be undone', async () => {
  keepLocally(first, second);
  await open();
  await removeButton(first).click();
  const added = notice(messages.added(first.name));
  const removed = page.getByRole('status').getByText(messages.removed(first.name));
  await expect.element(removed).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(removed).not.toBeInTheDocument();
  await expect.poll(shownNames).toEqual([first.name, second.name]);
  await expect.element(added).toBeVisible();
  await removeButton(first).click();
  await expect.element(added).not.toBeInTheDocument();
});

it('disables the payment while offline, and keeps the focus', async () => {
  keepLocally(first);
  await open();
  await expect.element(pay).toBeEnabled();
  pay.element().focus();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  globalThis.dispatchEvent(new Event('offline'));
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pay).toHaveAccessibleDescription(/when you're back online/);
  await expect.element(pay).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await inspect();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(pay).toBeEnabled();
  await expect.element(page.getByText('Please log in')).not.toBeInTheDocument();
});

it('does not cover a focused item with the total on a phone', async () => {
  await page.viewport(360, 740);
  const products = [first, second, third, aProduct('latam-gateway-mx')];
  keepLocally(...products);
  await open();
  for (const product of products) {
    removeButton(product).element().focus();
    const bottom = () => removeButton(product).element().getBoundingClientRect().bottom;
    await expect.poll(() => bottom() <= total.element().getBoundingClientRect().top).toBe(true);
  }
});

it("says that an account's cart is loading or failed to load, and retries", async () => {
  cloud.watchCart.mockReturnValueOnce(() => {});
  signInWith(first);
  await open();
  await expect.element(page.getByText('Loading your cart...')).toBeVisible();
  await expect.poll(() => cloud.watchCart).toHaveBeenCalled();
  await inspect();
  const [, , fail] = cloud.watchCart.mock.lastCall ?? [];
  fail?.(refused);
  await expect.element(page.getByText(/Your items are safe/)).toBeVisible();
  await inspect();
  await retry.click();
  await expect.element(heading).toHaveFocus();
  await expect.poll(shownNames).toEqual([first.name]);
});

it('shows a removal at once, and restores the item if the database refuses', async () => {
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

it('refuses a product that the loaded cart has, and offers to retry an addition', async () => {
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

it("keeps a visitor's items on the page and in the browser until they are merged", async () => {
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
