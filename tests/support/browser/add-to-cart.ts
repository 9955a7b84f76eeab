import type { Page } from '@playwright/test';

/** Adds a product from the open region, or the cross-region one, on the landing page. */
export async function addToCart(page: Page, name: string): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Add to Cart' }).click();
}
