import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { connection } from '../../content/connection.ts';

vi.stubEnv('VITE_TEST_SITE', 'true');

const { SiteLayout } = await import('./site-layout.tsx');

it('shows the test notice and the offline notice at the lower edge', async () => {
  await render(<SiteLayout>A page.</SiteLayout>);
  const bar = page.getByRole('complementary', { name: 'Test site' });
  await expect.element(bar).toHaveTextContent('Test site. No real payments are taken.');
  expect(roomForBars()).toBeGreaterThan(heightOfBars());
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    await expect.element(bar).toBeInViewport({ ratio: 1 });
    await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(800);
    await expect.element(page.getByText(connection.bar.offline)).toBeInViewport({ ratio: 1 });
    expect(roomForBars()).toBeGreaterThan(heightOfBars());
  }
  await inspect();
});

/** Returns the height that stays free below a link's target. */
function roomForBars(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
}

function heightOfBars(): number {
  const bar = page.getByRole('complementary', { name: 'Test site' }).element();
  return bar.parentElement?.getBoundingClientRect().height ?? 0;
}
