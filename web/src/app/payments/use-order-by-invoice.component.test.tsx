import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { serverErrors } from '@shared/server-errors.ts';
import { aCartItem } from '../../../../tests/support/documents.ts';
import { storeCart } from '../../../tests/cloud-cart.ts';
import { inspect } from '../../../tests/inspect.ts';
import { signIn } from '../../../tests/session.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { payments as texts } from '../../core/payments/content.ts';
import { NoticesOutlet } from '../../core/notices/notices-outlet.tsx';
import { startCart } from '../../features/cart/start-cart.ts';
import CartPage from '../routes/cart.tsx';

vi.mock('../../features/cart/api/cloud-cart.ts', () => import('../../../tests/cloud-cart.ts'));
vi.mock('../../features/cart/api/order-by-invoice.ts');

const { orderByInvoice } = await import('../../features/cart/api/order-by-invoice.ts');

startCart();

const getInvoice = page.getByRole('button', { name: 'Get an invoice' });

beforeEach(async () => {
  vi.resetAllMocks();
  storeCart([aCartItem('apac-debt-grid')]);
  signIn();
  await render(
    <main>
      <CartPage />
      <NoticesOutlet />
    </main>,
  );
});

it('orders the cart by invoice once, and opens the invoice', async () => {
  const answer = Promise.withResolvers<string>();
  vi.mocked(orderByInvoice).mockReturnValue(answer.promise);
  await getInvoice.click();
  await expect.element(page.getByRole('button', { name: 'Ordering...' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeDisabled();
  await inspect();
  answer.resolve('inv1');
  await expect.element(page.getByText(texts.invoiceOrdered)).toBeVisible();
  await expect.poll(() => location.pathname).toBe('/profile/invoices/inv1');
  expect(orderByInvoice).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ id: 'apac-debt-grid' }),
  ]);
});

it('says why an order was refused, and keeps the cart', async () => {
  const { message } = serverErrors['cart-changed'];
  vi.mocked(orderByInvoice).mockRejectedValue(new ApiError('cart-changed', message));
  await getInvoice.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(getInvoice).toBeEnabled();
  await inspect();
});
