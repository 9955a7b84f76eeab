import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until its page runs: before that it is prerendered HTML that answers no key. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilRunning(page);
  const sessionControl = page.getByRole('button', {
    name: /^(Login \/ Sign Up|Logout)$/,
    // On narrow screens it is there too, only not shown.
    includeHidden: true,
  });
  await expect(sessionControl.first()).toBeAttached();
}

/** Waits until the code of the page that is open answers for it. */
export async function untilRunning(page: Page): Promise<void> {
  await expect(page.locator('#root:not([data-dormant])')).toBeAttached();
}
