import type { Page } from '@playwright/test';

/** Has the browser keep a visitor's cart from before the page's first start. */
export async function storeLocally(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('cartItems', text);
  }, value);
}
