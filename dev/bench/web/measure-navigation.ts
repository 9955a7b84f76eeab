import type { BrowserContext, Page } from '@playwright/test';

/** How long a visitor holds the button or the finger down, in ms. */
const pressMs = 80;

/**
 * How long it takes from the release of a pressed link to the frame that shows its page, in ms, on a processor that
 * is four times slower. The pointer has been over the link before, so that the page's code is there.
 */
export async function measureNavigation(
  context: BrowserContext,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.goto(from, { waitUntil: 'networkidle' });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const link = page.locator(`a[href="${to}"]:visible`).last();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => response.url().endsWith('.js'));
  await link.hover();
  await (await fetched).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const shown = noteNextPage(page);
  await link.click({ delay: pressMs });
  const durationMs = await shown;
  await page.close();
  return durationMs;
}

function noteNextPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // A section of the landing page comes before the page's own heading.
        const before = document.querySelector('main :is(h1, h2)');
        document.addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true });
        function look(begin: number) {
          const heading = document.querySelector('main :is(h1, h2)');
          if (heading === null || heading === before) requestAnimationFrame(() => look(begin));
          // This frame shows the page. The next task comes when it is painted.
          else setTimeout(() => resolve(performance.now() - begin));
        }
      }),
  );
}
