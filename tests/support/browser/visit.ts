import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it is interactive. Prerendered HTML doesn't react to keys. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilRunning(page);
  const sessionControl = page.getByRole('button', {
    name: /^(Login \/ Sign Up|Logout)$/,
    // Narrow screens hide the button but keep it in the document.
    includeHidden: true,
  });
  await expect(sessionControl.first()).toBeAttached();
}

/** Waits until the open page is hydrated. */
export async function untilRunning(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-dormant])')).toBeAttached();
}
