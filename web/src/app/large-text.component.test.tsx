import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { payableHref, paths, productPath } from '@shared/paths.ts';
import { aProduct, anInvoice, anOrder, aSubscription } from '../../../tests/support/documents.ts';
import { keepLocally } from '../../tests/cart-page.ts';
import { serve } from '../../tests/endpoints.ts';
import { enlargeText } from '../../tests/large-text.ts';
import { fakeTimestamp, setLists } from '../../tests/live-lists.ts';
import { signIn } from '../../tests/session.ts';
import { show } from '../../tests/show.tsx';
import { saveLastPaid } from '../core/payments/last-paid.ts';
import { sessionStore } from '../core/session/session.ts';
import { startCart } from '../features/cart/start-cart.ts';
import { ProductPage } from './products/product-page.tsx';
import CartPage from './routes/cart.tsx';
import ProfilePage from './routes/profile.tsx';
import RefundPolicy from './policies/refund-policy.tsx';

const product = aProduct('andean-debt-tracker');
const number = 'ORD-1793602800000';
const createdAt = fakeTimestamp('2026-11-24T20:04:00Z');
const paid = { status: 'Paid', paymentId: 'pay_1', receiptNumber: 'R/26-27/000064' };
const refunded = { ...paid, refundedAmount: 1_000.5 };

startCart();

beforeEach(() => {
  serve({});
  keepLocally(product);
  const order = { ...anOrder('asha', { orderNumber: number }), createdAt, ...refunded };
  const invoice = { ...anInvoice({ amount: 210_000 }), createdAt, ...paid };
  const lines = [{ description: 'Services for the month', quantity: 1, unitPrice: 210_000 }];
  setLists({
    orders: { one: order },
    invoices: { one: invoice, issued: { ...invoice, lines, dueAt: createdAt, note: null } },
    queries: {},
    subscriptions: { one: aSubscription({ renewalRequest: 'issued' }) },
  });
});

it.each([
  ['a product', productPath(product.id), ProductPage, 'What it does'],
  ['a policy', paths.refundPolicy, RefundPolicy, 'Other policies'],
  ['the cart', paths.cart, CartPage, 'Remove'],
  ['the overview', paths.profile, ProfilePage, 'Logout'],
  ['the orders', paths.profileOrders, ProfilePage, 'Partially refunded'],
  ['the invoices', paths.profileInvoices, ProfilePage, 'INV-1001'],
  ['the plans', paths.profilePlans, ProfilePage, 'Cancel plan'],
  ['an order', payableHref('product_order', 'one'), ProfilePage, 'Documents'],
  ['an issued invoice', payableHref('invoice', 'issued'), ProfilePage, 'Documents'],
  ['the settings', paths.profileSettings, ProfilePage, 'Your details'],
])('%s fits a phone whose text is twice as large', async (_, pathname, Page, text) => {
  await enlargeText();
  if (Page === ProfilePage) signIn();
  else sessionStore.set({ status: 'logged-out' });
  saveLastPaid({ uid: 'asha', type: 'product_order', id: 'one', lineCount: 1 });
  await show(<Page />, pathname);
  await expect.element(page.getByText(text).first()).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
});
