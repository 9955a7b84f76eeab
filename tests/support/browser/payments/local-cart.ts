import type { Page } from '@playwright/test';

/** Stores a visitor's cart in local storage before the page first loads. */
export async function storeLocally(page: Page, value: string): Promise<void> {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    localStorage.setItem('cartItems', text);
  }, value);
}
