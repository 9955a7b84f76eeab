import type { Locator, Page } from '@playwright/test';
import { landingSections } from '../../web/src/content/landing-sections.ts';
import { takeovers } from '../../web/src/lib/takeover.ts';
import { codeOf } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/hold.ts';
import { expectArrival, sectionNames } from '../support/browser/landing-sections.ts';
import { visit } from '../support/browser/visit.ts';

test('links lead to sections of the landing page, from there and from elsewhere', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const toProcess = footer.getByRole('link', { name: 'Process' });
  const process = page.getByRole('region', { name: /Four steps/ });
  const marked = bar.locator('[aria-current]');

  await test.step('each link of the bar leads to its section and is marked', async () => {
    await visit(page, '/#no-such-section');
    await expect(marked).toHaveText('Home');
    const sections = page.getByRole('navigation', { name: 'Sections' });
    expect(await sections.getByRole('link').allTextContents()).toEqual(sectionNames);
    await expect(bar.getByRole('link', { name: 'Pricing' })).toBeVisible();
    for (const name of [...sectionNames, 'Home'] as const) {
      await sections.getByRole('link', { name }).click();
      await expectArrival(page, name);
      await expect(marked).toHaveText(name);
      await expect(page).toHaveURL('/#no-such-section');
    }
  });

  await test.step('from another page the last link that is pressed counts', async () => {
    await visit(page, '/cart');
    const code = await hold(page, '**/assets/landing-*.js');
    await bar.getByRole('link', { name: 'About' }).click();
    await code.arrived;
    await expect(page).toHaveURL('/#about');
    await bar.getByRole('link', { name: 'Process' }).click();
    await expect(page).toHaveURL('/#process');
    code.release();
    await expectArrival(page, 'Process');
  });

  await test.step('a link that is pressed while another page is on its way counts', async () => {
    await visit(page, '/');
    const code = await hold(page, await codeOf('cart'));
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await code.arrived;
    await expect(page).toHaveURL('/cart');
    await bar.getByRole('link', { name: 'Process' }).click();
    await expectArrival(page, 'Process');
    await expect(page).toHaveURL('/#process');

    // The focus stays where it is put while a page is on its way.
    await page.goBack();
    const opener = bar.getByRole('button', { name: 'Login / Sign Up' });
    await opener.press('Shift');
    code.release();
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
    await expect(opener).toBeFocused();
    await toProcess.click();
    await expect(page).toHaveURL('/#process');
    await expectArrival(page, 'Process');
  });

  await test.step('a section is shown in its place while the others are rendered', async () => {
    await visit(page, '/terms');
    const places = await placesOnTheWay(page, 'Process');
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places)).toEqual(new Set([80]));
  });

  await test.step('a link of the footer takes 500 ms, unless the reader goes on', async () => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(toProcess);
    await page.clock.runFor(450);
    expect(await distanceOf(process)).toBeGreaterThan(2);
    await page.clock.runFor(100);
    expect(await distanceOf(process)).toBeLessThan(2);
    for (const takeover of takeovers) {
      const left = await press(toProcess);
      await page.clock.runFor(250);
      const reached = await page.evaluate((type) => {
        dispatchEvent(new Event(type));
        return scrollY;
      }, takeover);
      expect(reached).toBeLessThan(left);
      await page.clock.runFor(500);
      expect(await page.evaluate(() => scrollY)).toBe(reached);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(toProcess);
    expect(await distanceOf(process)).toBeLessThan(2);
  });
});

/** Follows a link of the bar. Resolves to where its section is in each frame until all sections are there. */
function placesOnTheWay(page: Page, name: string): Promise<number[]> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  return link.evaluate(
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
}

/** Presses a link at the end of the page. Resolves to the position from which it leads away. */
function press(link: Locator): Promise<number> {
  return link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.click();
    return scrollY;
  });
}

/** How many pixels a section is away from where a link leads to. */
function distanceOf(section: Locator): Promise<number> {
  return section.evaluate((it) => Math.abs(it.getBoundingClientRect().top - 80));
}
