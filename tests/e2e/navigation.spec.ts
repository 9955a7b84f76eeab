import { paths } from '../../functions/shared/paths.ts';
import { landingSections } from '../../web/src/content/landing-sections.ts';
import { takeovers } from '../../web/src/lib/takeover.ts';
import { codeOf } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { expectArrival, sectionNames } from '../support/browser/landing-sections.ts';
import { visit } from '../support/browser/visit.ts';

test('each link of the bar leads to its section and is marked', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  expect(await bar.getByRole('link').allTextContents()).toEqual(sectionNames);
  for (const name of [...sectionNames, 'Home'] as const) {
    const link = bar.getByRole('link', { name });
    await link.click();
    await expectArrival(page, name);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveURL('/');
  }
});

test('the drawer leads to the pages too, and a wide bar to the prices', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  for (const [name, path] of [
    ['Compare products', paths.products],
    ['Pricing', paths.pricing],
    ['Questions', paths.faq],
    ['Security', paths.security],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name, exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(path);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(paths.pricing);
});

test('nothing of the section before is in view below the bar', async ({ page }) => {
  for (const name of ['Products', 'Process', 'Contact'] as const) {
    await visit(page, '/');
    await page.getByRole('navigation').getByRole('link', { name }).first().click();
    await expectArrival(page, name);
    // The section paints over the end of the one before with its own colour.
    const { gap, shadow, colour } = await page.evaluate(() => {
      const section = document.activeElement;
      const bar = document.querySelector('body header');
      if (!section || !bar) throw new Error('No section or no bar.');
      const { boxShadow, backgroundColor } = getComputedStyle(section);
      return {
        gap: section.getBoundingClientRect().top - bar.getBoundingClientRect().bottom,
        shadow: boxShadow,
        colour: backgroundColor,
      };
    });
    expect(gap).toBeGreaterThan(0);
    expect(shadow).toContain(`${colour} 0px -${Math.round(gap)}px 0px 0px`);
  }
});

test('a link of the footer takes 500 ms, and no time with reduced motion', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Process' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.click();
  });
  const section = page.getByRole('region', { name: /Four steps/ });
  const distance = () => section.evaluate((element) => element.getBoundingClientRect().top);
  await page.clock.runFor(450);
  expect(Math.abs((await distance()) - 80)).toBeGreaterThan(2);
  await page.clock.runFor(100);
  expect(Math.abs((await distance()) - 80)).toBeLessThan(2);
  await page.clock.resume();
  await expectArrival(page, 'Process');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isThereAtOnce = await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.click();
    const section = document.activeElement?.getBoundingClientRect();
    return section !== undefined && Math.abs(section.top - 80) < 2;
  });
  expect(isThereAtOnce).toBe(true);
});

test('a link of the footer leaves the page where it is when the reader scrolls or goes on', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Process' });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const takeover of takeovers) {
    const left = await link.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ behavior: 'instant' });
      element.click();
      return scrollY;
    });
    await page.clock.runFor(250);
    const reached = await page.evaluate((type) => {
      dispatchEvent(new Event(type));
      return scrollY;
    }, takeover);
    expect(reached).toBeLessThan(left);
    await page.clock.runFor(500);
    expect(await page.evaluate(() => scrollY)).toBe(reached);
  }
});

test('an address leads to its section, and the section in view is marked', async ({ page }) => {
  await visit(page, '/#regional-solutions');
  await expectArrival(page, 'Products');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Products' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  const tab = page.getByRole('tab', { name: 'Europe' });
  await page.keyboard.press('Tab');
  await expect(tab).toBeFocused();

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'location');
});

test('an address with an unknown section marks the section that is in view', async ({ page }) => {
  await visit(page, '/#no-such-section');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'location');
});

test('from another page the last link that is pressed leads to its section', async ({ page }) => {
  await visit(page, '/cart');
  const code = await hold(page, '**/assets/landing-*.js');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'About' }).click();
  await code.arrived;
  await expect(page).toHaveURL('/#about');
  await bar.getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL('/#process');
  code.release();
  await expectArrival(page, 'Process');

  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL('/#process');
  await expectArrival(page, 'Process');
});

test('from another page a section is shown in its place, and stays there while the others are rendered', async ({
  page,
}) => {
  for (const name of sectionNames) {
    await visit(page, '/terms');
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    const tops = await link.evaluate(
      (element: HTMLAnchorElement, all) =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          const look = () => {
            const section = document.querySelector(`main ${element.hash}`);
            if (section) seen.push(Math.round(section.getBoundingClientRect().top));
            if (all.every((id) => document.getElementById(id))) resolve(seen);
            else requestAnimationFrame(look);
          };
          // Not every browser keeps a place by itself.
          document.documentElement.style.overflowAnchor = 'none';
          element.click();
          look();
        }),
      landingSections.map(({ id }) => id),
    );
    expect(tops.length).toBeGreaterThan(1);
    const place = name === 'Home' ? 68 : 80;
    expect({ name, tops }).toEqual({ name, tops: tops.map(() => place) });
  }
});

test('a link to a section that is not rendered yet leads there without a new address', async ({
  page,
}) => {
  await visit(page, '/terms');
  const link = page.getByRole('banner').getByRole('link', { name: 'About' });
  const isEarly = await link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise<boolean>((resolve) => {
        const next = document.querySelector<HTMLAnchorElement>('header a[href="/#process"]');
        const look = () => {
          if (!document.getElementById('about')) return requestAnimationFrame(look);
          resolve(!document.getElementById('process'));
          next?.click();
        };
        element.click();
        look();
      }),
  );
  expect(isEarly).toBe(true);
  await expectArrival(page, 'Process');
  await expect(page).toHaveURL('/#about');
});

test('the focus stays where it is put while a page is on its way', async ({ page }) => {
  await visit(page, '/');
  const code = await hold(page, await codeOf('cart'));
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await code.arrived;
  const opener = page.getByRole('banner').getByRole('button', { name: 'Login / Sign Up' });
  await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  code.release();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Login' }).getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a link that is pressed while another page is on its way counts', async ({ page }) => {
  await visit(page, '/');
  const code = await hold(page, await codeOf('cart'));
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await code.arrived;
  await expect(page).toHaveURL('/cart');
  await page.getByRole('banner').getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL('/#process');
  await expectArrival(page, 'Process');

  code.release();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
});

for (const way of ['hover', 'focus'] as const) {
  test(`a link fetches the rupee sign before its page shows prices: ${way}`, async ({ page }) => {
    await page.goto(paths.terms);
    await expect(page.getByRole('button', { name: 'Login / Sign Up' }).first()).toBeAttached();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
    const fetched = page.waitForResponse(/inter-rupee-[^/]*\.woff2$/);
    await link[way]();
    expect((await fetched).status()).toBe(200);
    await expect(page).toHaveURL(paths.terms);
  });
}
