import { expect, type Page } from '@playwright/test';

/** Opens an address and waits until its page runs: before that it is prerendered HTML that answers no key. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const sessionControl = page.getByRole('button', {
    name: /^(Login \/ Sign Up|Logout)$/,
    // On narrow screens it is there too, only not shown.
    includeHidden: true,
  });
  await expect(sessionControl.first()).toBeAttached();
}
