import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Footer } from './footer.tsx';

it('fits a phone whose text is twice as large', async () => {
  const { style } = document.documentElement;
  onTestFinished(async () => {
    style.fontSize = '';
    await page.viewport(1280, 800);
  });
  style.fontSize = '32px';
  await page.viewport(360, 800);
  await render(<Footer />);
  await expect.poll(() => document.documentElement.scrollWidth).toBe(360);
});
