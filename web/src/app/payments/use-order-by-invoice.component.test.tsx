import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { serverErrors } from '@shared/server-errors.ts';
import { paths } from '@shared/paths.ts';
import { aCartItem } from '../../../../tests/support/documents.ts';
import { storeCart } from '../../../tests/cloud-cart.ts';
import { expectLink } from '../../../tests/expect-link.ts';
import { inspect } from '../../../tests/inspect.ts';
import { signIn, signInGuest } from '../../../tests/session.ts';
import { show } from '../../../tests/show.tsx';
import { ApiError } from '../../core/api/api-error.ts';
import { payments as texts } from '../../core/payments/content.ts';
import { startCart } from '../../features/cart/start-cart.ts';
import { renewal } from '../../content/renewal.ts';
import { cartTexts } from '../../features/cart/cart-texts.ts';
import CartPage from '../routes/cart.tsx';

vi.mock('../../features/cart/api/order-by-invoice.ts');
vi.mock('../../core/session/verification.ts');
vi.mock('../../lib/indian-today.ts', () => ({ indianToday: () => '2026-11-28' }));

const { refreshVerification } = await import('../../core/session/verification.ts');
const { orderByInvoice } = await import('../../features/cart/api/order-by-invoice.ts');

startCart();

const getInvoice = page.getByRole('button', { name: 'Get an invoice' });

const dialog = page.getByRole('dialog', { name: 'Order by invoice' });
const confirm = dialog.getByRole('button', { name: 'Place order' });

beforeEach(async () => {
  vi.resetAllMocks();
  storeCart([aCartItem('apac-debt-grid', { seats: 12, term: 'year' })]);
  signIn({
    account: { isVerified: true },
    profile: { company: 'Example Traders', address: '5 Lake Road' },
  });
  await show(<CartPage />);
});

it('orders the cart by invoice once, and opens the invoice', async () => {
  const answer = Promise.withResolvers<string>();
  vi.mocked(orderByInvoice).mockReturnValue(answer.promise);
  await getInvoice.click();
  await confirm.click();
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
  await confirm.click();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(getInvoice).toBeEnabled();
});

it('first shows what is ordered, who is billed, the total and the due day', async () => {
  await getInvoice.click();
  await expect.element(dialog).toMatchTextContent('APAC Debt Grid, 12 users for 1 year');
  await expect.element(dialog).toMatchTextContent('Total₹19,79,880');
  await expect.element(dialog).toMatchTextContent('Example Traders');
  await expect.element(dialog).toMatchTextContent('5 Lake Road');
  await expect.element(dialog).toMatchTextContent('Pay it within 14 days, by 12 Dec 2026.');
  await expectLink('Change these details', `${paths.profileSettings}#edit`, dialog);
  await inspect();
  await dialog.getByRole('button', { name: 'Back to cart' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(getInvoice).toHaveFocus();
  expect(orderByInvoice).not.toHaveBeenCalled();
});

it('asks an account to verify its address first, unless it has done so elsewhere', async () => {
  signIn();
  vi.mocked(refreshVerification).mockResolvedValueOnce(false);
  await getInvoice.click();
  const { message } = serverErrors['address-unverified'];
  await expect.element(page.getByText(message)).toBeVisible();
  await expectLink('Verify your email address', paths.profile);
  await inspect();
  vi.mocked(refreshVerification).mockResolvedValueOnce(true);
  await getInvoice.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByText(message)).not.toBeInTheDocument();
});

it('links the refusal of an address that only the server knows to be unproven', async () => {
  const { message } = serverErrors['address-unverified'];
  vi.mocked(orderByInvoice).mockRejectedValue(new ApiError('address-unverified', message));
  await getInvoice.click();
  await confirm.click();
  await expect.element(page.getByRole('link', { name: 'Verify your email address' })).toBeVisible();
});

it('tells a guest before paying that plans end, and offers no invoice', async () => {
  signInGuest();
  await expect.element(page.getByText(cartTexts.ofGuest)).toBeVisible();
  await expectLink('Link an account', paths.profile);
  await expect.element(getInvoice).not.toBeInTheDocument();
  await expect.element(page.getByText(/order by invoice:/)).not.toBeInTheDocument();
  await expect.element(page.getByText(renewal)).not.toBeInTheDocument();
  await inspect();
});

it('offers a bank transfer only if the seller shows an account', async () => {
  await expect.element(page.getByText(cartTexts.byInvoice(true))).toBeVisible();
  expect(cartTexts.byInvoice(false)).not.toContain('bank');
  expect(cartTexts.byInvoice(true)).toContain('by bank transfer');
});
