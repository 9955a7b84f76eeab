import { expect, type Page } from '@playwright/test';
import { aProduct } from '../documents.ts';
import type { Account } from '../functions/accounts.ts';
import { addToCart } from './add-to-cart.ts';
import { returnAs } from './return-as.ts';
import { cartOf } from './stored.ts';
import { visit } from './visit.ts';

/** As a customer who signed in before, puts a product of ₹18,999 into the stored cart, and goes there. */
export async function fillCart(page: Page, account: Account): Promise<void> {
  const product = aProduct('eurodebt-navigator');
  await returnAs(page, account);
  await visit(page, '/');
  await addToCart(page, product.name);
  await expect.poll(() => cartOf(account.uid)).toEqual([product.id]);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
}
