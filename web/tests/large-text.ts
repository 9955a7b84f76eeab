import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Makes the page that of a phone whose text is twice as large, until the test ends. */
export async function enlargeText(): Promise<void> {
  const { style } = document.documentElement;
  onTestFinished(() => void (style.fontSize = ''));
  style.fontSize = '32px';
  await page.viewport(360, 800);
}
