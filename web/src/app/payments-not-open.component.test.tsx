import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aCartItem, anInvoice } from '../../../tests/support/documents.ts';
import { first } from '../../tests/cart-page.ts';
import { storeCart } from '../../tests/cloud-cart.ts';
import { inspect } from '../../tests/inspect.ts';
import { setLists } from '../../tests/live-lists.ts';
import { signIn } from '../../tests/session.ts';
import { show } from '../../tests/show.tsx';
import { startCart } from '../features/cart/start-cart.ts';
import { PayAnInvoice } from './payments/pay-an-invoice.tsx';
import CartPage from './routes/cart.tsx';

vi.hoisted(() => vi.stubEnv('VITE_PAYMENTS_OPEN_ON', '2126-12-15'));
vi.mock('../core/payments/checkout/pay.ts', { spy: true });

const { pay } = await import('../core/payments/checkout/pay.ts');
const opening = "Payments aren't open yet. We expect to open them on 15 December 2126.";

startCart();
beforeEach(() => setLists({ invoices: { one: anInvoice({ invoiceNumber: 'INV-7' }) } }));

it('says so in the cart, and offers a talk instead', async () => {
  storeCart([aCartItem(first.id)]);
  signIn();
  await show(<CartPage />);
  await expect.element(page.getByText(opening)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Talk to sales/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Proceed to Pay' }))
    .not.toBeInTheDocument();
  expect(document.querySelector('script[src*="checkout"]')).toBeNull();
  await inspect();
});

it('says so at invoices', async () => {
  signIn();
  await show(<PayAnInvoice level={3} />);
  await expect.element(page.getByText(opening).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Pay Now/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('form')).not.toBeInTheDocument();
  expect(pay).not.toHaveBeenCalled();
  await inspect();
});
