import { expect, type Locator, type Page } from '@playwright/test';

export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}
