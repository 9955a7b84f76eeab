import { mainScript } from '../support/browser/network/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';
import { untilRunning, visit } from '../support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('back, forward and reload restore the position on each page', async ({ page }) => {
  const cart = page.getByRole('heading', { name: 'Your cart' });
  const toCart = page.getByRole('link', { name: 'Cart, 0 items' });
  const position = () => page.evaluate(() => scrollY);
  const expectPosition = (top: number) => expect.poll(position).toBe(top);
  /** Resolves to a function that releases the page's code. */
  const withoutCode = async (go: () => Promise<unknown>) => {
    await page.unroute(mainScript);
    const code = await hold(page, mainScript);
    await go();
    await code.arrived;
    return code.release;
  };

  // Both pages load their code on demand, and the second page is shorter than the scroll position.
  await visit(page, '/#about');
  await expectArrival(page, 'About');
  const card = page.getByRole('article', { name: 'Global Debt Command Center' });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  const left = await position();
  expect(left).toBeGreaterThan(1_000);
  await toCart.click();
  await expect(cart).toBeFocused();
  await expectPosition(0);

  await test.step('within the site', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/#about');
    await expect(card).toBeInViewport();
    await expectPosition(left);
    await expect(page.getByRole('region', { name: /Products built/ })).toBeFocused();
    await page.goForward();
    await expect(cart).toBeVisible();
    await expectPosition(0);
  });

  await test.step('to a page whose code loads late', async () => {
    const code = await hold(page, /assets\/landing-[^/]*\.js$/);
    await page.reload();
    await page.goBack();
    await code.arrived;
    code.release();
    await expectPosition(left);
    await page.reload();
    await expectPosition(left);
  });

  await test.step("before the page runs, with the browser's own restoration intact", async () => {
    await page.goForward();
    await expect(cart).toBeVisible();
    const release = await withoutCode(() => page.reload({ waitUntil: 'commit' }));
    await page.goBack();
    release();
    await expectPosition(left);
    await page.reload();
    await untilRunning(page);
    await expectPosition(left);

    const code = await hold(page, /assets\/cart-[^/]*\.js$/);
    await page.goForward();
    await code.arrived;
    await expectPosition(0);
    code.release();
    await expect(cart).toBeVisible();
    await page.goBack();
    await expectPosition(left);
  });

  await test.step('even if the browser does not restore it, unless the visitor scrolls', async () => {
    // Chromium sometimes forgets the position, for example after Back or Forward while the page loads.
    const disableScrollRestoration = () =>
      page.evaluate(() => {
        addEventListener('pagehide', () => (history.scrollRestoration = 'manual'));
      });
    await disableScrollRestoration();
    let release = await withoutCode(() => page.reload());
    expect(await position()).not.toBe(left);
    release();
    await untilRunning(page);
    await expectPosition(left);

    await disableScrollRestoration();
    release = await withoutCode(() => page.reload());
    const opened = await position();
    await page.mouse.wheel(0, 600);
    await expectPosition(opened + 600);
    release();
    await untilRunning(page);
    expect(await position()).toBe(opened + 600);
    await page.unroute(mainScript);
  });

  await test.step('with the chosen region', async () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await visit(page, '/?region=asia-pacific#regional-solutions');
    await expect(tab('Asia-Pacific')).toHaveAttribute('aria-selected', 'true');
    // The map is for pointers only, because screen readers have the tabs.
    await page.getByRole('button', { name: 'South America', includeHidden: true }).click();
    await expect(tab('South America')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'South America' })).toHaveCount(0);
    await tab('Middle East').click();
    const address = '/?region=middle-east#regional-solutions';
    await expect(page).toHaveURL(address);
    await toCart.click();
    await expect(cart).toBeVisible();
    for (const again of [() => page.goBack(), () => page.reload()]) {
      await again();
      await expect(tab('Middle East')).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(address);
    }
  });

  await test.step('when a link is followed while the page scrolls', async () => {
    await visit(page, '/terms');
    const scrolled = await toCart.evaluate((link: HTMLElement) => {
      scrollBy({ top: 700, behavior: 'instant' });
      link.click();
      return scrollY;
    });
    await expect(cart).toBeFocused();
    await page.goBack();
    await expectPosition(scrolled);
    expect(scrolled).toBeGreaterThan(0);
  });

  await test.step('while the page renders for the first time', async () => {
    // The router starts to listen when the rendering ends, and misses earlier changes of the address.
    await page.addInitScript(() => {
      const listen = globalThis.addEventListener.bind(globalThis);
      globalThis.addEventListener = (...listening: Parameters<typeof listen>) => {
        if (listening[0] === 'popstate') history.replaceState(history.state, '', '/terms');
        listen(...listening);
      };
    });
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Terms & Conditions', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/terms');
  });
});
