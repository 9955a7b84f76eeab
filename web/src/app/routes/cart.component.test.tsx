import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '../../../../tests/support/documents.ts';
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
import { inspect } from '../../../tests/inspect.ts';
import { messages } from '../../content/cart.ts';
import { NoticesOutlet } from '../../core/notices/notices-outlet.tsx';
import { startCart } from '../../features/cart/start-cart.ts';
import CartPage from './cart.tsx';

startCart();

const total = page.getByRole('region', { name: 'Total' });
const pay = page.getByRole('button', { name: 'Proceed to Pay' });

async function open(...products: Parameters<typeof keepLocally>) {
  keepLocally(...products);
  await render(
    <main tabIndex={-1}>
      <CartPage />
      <NoticesOutlet />
    </main>,
  );
}

it('says what a visitor’s items buy and cost, and can be emptied', async () => {
  await open(first, second);
  await expect.element(total).toMatchTextContent('₹2,28,999');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect.element(lines.first()).toMatchTextContent('1 user for 1 month');
  await expect.element(lines.last()).toMatchTextContent('base price for 1 month, without seats');
  await expect
    .element(page.getByRole('link', { name: /^Talk to sales about/ }))
    .toHaveAttribute('href', `/contact?about=${first.id}&about=${second.id}`);
  await removeButton(second).click();
  await expect.element(heading).toHaveFocus();
  await expect.element(total).toMatchTextContent('₹18,999');
  await removeButton(first).click();
  await expect.element(empty).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Continue Shopping' }))
    .toHaveAttribute('href', '/#regional-solutions');
  await inspect();
});

it('announces a removal, which can be undone', async () => {
  await open(first, second);
  await removeButton(first).click();
  const added = page.getByText(messages.added(first.name));
  const removed = page.getByRole('status').getByText(messages.removed(first.name));
  await expect.element(removed).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(removed).not.toBeInTheDocument();
  await expect.poll(shownNames).toEqual([first.name, second.name]);
  await expect.element(added).toBeVisible();
  await removeButton(first).click();
  await expect.element(added).not.toBeInTheDocument();
});

it('waits with the payment while it is offline, and keeps the focus', async () => {
  await open(first);
  await expect.element(pay).toBeEnabled();
  pay.element().focus();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  globalThis.dispatchEvent(new Event('offline'));
  await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
  await expect.element(pay).toHaveAccessibleDescription(/once the connection is back/);
  await expect.element(pay).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await inspect();
  onLine.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(pay).toBeEnabled();
  await expect.element(page.getByText('Please log in')).not.toBeInTheDocument();
});

it('covers no item that has the focus with the total of a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(360, 740);
  const products = [first, second, third, aProduct('latam-gateway-mx')];
  await open(...products);
  for (const product of products) {
    removeButton(product).element().focus();
    const bottom = () => removeButton(product).element().getBoundingClientRect().bottom;
    await expect.poll(() => bottom() <= total.element().getBoundingClientRect().top).toBe(true);
  }
});
