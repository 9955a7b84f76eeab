import type { Page } from '@playwright/test';
import { signUpGuest, storeProfile } from '../functions/accounts.ts';
import { aProduct } from '../builders/documents.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { inspect } from './inspect.ts';
import { returnAsGuest } from './return-as-guest.ts';
import { visit } from './visit.ts';

const product = aProduct('andean-debt-tracker');

/** The bar's links, and the names of the regions that they lead to. */
const sections = {
  Home: /Debt recovery across borders/,
  About: /Local work/,
  Products: /One product for each way/,
  Process: /Four steps/,
  Contact: /Talk to the people/,
};
const names = Object.keys(sections) as SectionName[];
type SectionName = keyof typeof sections;

test('each link of the bar leads to its section, 80 px below the top, and is marked', async ({
  page,
}) => {
  await visit(page, '/');
  const bar = page.getByRole('navigation', { name: 'Sections' });
  expect(await bar.getByRole('link').allTextContents()).toEqual(names);
  for (const name of [...names, 'Home'] as const) {
    const link = bar.getByRole('link', { name });
    await link.click();
    await expectArrival(page, name);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expect(page).toHaveURL('/');
  }
});

test('whoever scrolls sees each section marked in turn, the last one too on a high window', async ({
  page,
}) => {
  for (const height of [700, 2400]) {
    await page.setViewportSize({ width: 1280, height });
    await visit(page, '/');
    const marked = await page.evaluate(async () => {
      const seen = new Set<string>();
      const note = () => {
        const link = document.querySelector('header [aria-current]');
        if (link?.textContent) seen.add(link.textContent);
      };
      note();
      new MutationObserver(note).observe(document.body, { subtree: true, attributes: true });
      const end = document.documentElement.scrollHeight - innerHeight;
      for (let y = 0; y <= end + 40; y += 40) {
        scrollTo({ top: y, behavior: 'instant' });
        // As long as the marks are looked at rarely, to save work.
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return [...seen];
    });
    expect(marked).toEqual(names);
  }
});

test('a link of the footer takes 500 ms, and none of it for whoever prefers reduced motion', async ({
  page,
}) => {
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  const durationMs = await link.evaluate(async (element: HTMLElement) => {
    element.scrollIntoView({ behavior: 'instant' });
    const start = performance.now();
    element.click();
    let last = { y: scrollY, at: start };
    while (performance.now() - start < 1_500) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last.y) last = { y: scrollY, at: performance.now() };
    }
    return last.at - start;
  });
  expect(durationMs).toBeGreaterThan(400);
  expect(durationMs).toBeLessThan(700);
  await expectArrival(page, 'About');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const isThereAtOnce = await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.click();
    const section = document.activeElement?.getBoundingClientRect();
    return section !== undefined && Math.abs(section.top - 80) < 2;
  });
  expect(isThereAtOnce).toBe(true);
});

test('whoever scrolls during the way to a section takes over', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Process' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -10_000);
      return page.evaluate(() => scrollY);
    })
    .toBe(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home' })).toHaveAttribute(
    'aria-current',
    'location',
  );
});

test('from other pages the links arrive at the section, with the focus there', async ({ page }) => {
  await visit(page, '/cart');
  await page.getByRole('banner').getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL('/#process');
  await expectArrival(page, 'Process');

  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  await expectArrival(page, 'About');
});

test('an address with a section arrives there at the first load, and elsewhere goes to the top', async ({
  page,
}) => {
  await visit(page, '/#regional-solutions');
  await expectArrival(page, 'Products');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Products' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Europe' })).toBeFocused();
});

test('back and forward, and a reload, lead to where each page was left', async ({ page }) => {
  // Both pages' code loads on demand, and the second page is shorter than the way back.
  await visit(page, '/');
  const card = page.getByRole('article', { name: 'Global Debt Command Center' });
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(1_000);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(page.getByRole('region', { name: /One product/ })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // Now the landing page's code has to be fetched first, and comes late.
  await page.reload();
  const code = await hold(page, /assets\/landing-[^/]*\.js$/);
  await page.goBack();
  await expect.poll(code.count).toBe(1);
  code.release();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('back to an address with a section leads to where it was left, not to the section', async ({
  page,
}) => {
  await visit(page, '/#about');
  await expectArrival(page, 'About');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/#about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('guests are told under the bar how to keep their account, and nothing moves for it', async ({
  page,
}) => {
  const guest = await signUpGuest();
  await storeProfile(guest.uid, { isAnonymous: true, email: '' });
  await returnAsGuest(page, guest);
  await page.addInitScript(() => {
    const moved = { share: 0 };
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        moved.share += (shift as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  const banner = page.getByRole('complementary', { name: 'Guest account' });
  await expect(banner).toHaveText("You're logged in as a Guest. Please link account in profile.");
  await expect
    .poll(() => banner.evaluate((element) => element.getBoundingClientRect().top))
    .toBe(68);
  const moved = await page.evaluate(
    () => (globalThis as unknown as { moved: { share: number } }).moved.share,
  );
  // Less than a font that comes late; the banner in the flow of the page would move 0.05.
  expect(moved).toBeLessThan(0.005);
  await inspect(page, 'landing-guest');
  await banner.getByRole('link', { name: 'profile' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(banner).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(banner).toBeHidden();
});

test('by keyboard alone: past the links to the products, through the regions, into the cart', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const europe = page.getByRole('tab', { name: 'Europe' });
  await tabTo(page, () => europe.evaluate((tab) => tab === document.activeElement));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'North America' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'South America' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const card = page.getByRole('article', { name: product.name });
  const add = card.getByRole('button', { name: 'Add to Cart' });
  await tabTo(page, () => add.evaluate((button) => button === document.activeElement));
  await expectUncovered(page);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const added = card.getByRole('button', { name: 'Added to Cart' });
  await expect(added).toBeDisabled();
  await expect(added).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${product.name} is already in your cart.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('the drawer by keyboard: opens, keeps the focus, leads to a section, a page, the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => drawer.evaluate((element) => element.getBoundingClientRect().width))
    .toBe(250);
  await expect.poll(() => rightEdge(page, 'Menu')).toBe(360);
  await inspect(page, 'drawer');
  await page.setViewportSize({ width: 360, height: 740 });
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: 'Process' }).press('Enter');
  await expect(drawer).toBeHidden();
  await expectArrival(page, 'Process');

  await menu.press('Enter');
  await expect(drawer.getByRole('link', { name: 'Process' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await drawer.getByRole('button', { name: 'Login / Sign Up' }).press('Enter');
  const login = page.getByRole('dialog', { name: 'Login' });
  await expect(login.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(menu).toBeFocused();

  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await menu.press('Enter');
  await drawer.getByRole('link', { name: 'Products' }).press('Enter');
  await expect(page).toHaveURL('/#regional-solutions');
  await expectArrival(page, 'Products');
});

async function expectArrival(page: Page, name: SectionName): Promise<void> {
  const section = page.getByRole('region', { name: sections[name] });
  await expect(section).toBeFocused();
  // No further up than the page goes, no further down than it ends.
  const isAtEdge = () =>
    page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollY === 0 || scrollHeight - clientHeight - scrollY < 1;
    });
  await expect(async () => {
    const top = await section.evaluate((element) => element.getBoundingClientRect().top);
    const isThere = Math.abs(top - 80) < 1.5;
    expect(isThere || (await isAtEdge())).toBe(true);
  }).toPass();
}

async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  }).toPass({ intervals: [0] });
}

/** What has the focus lies below the bar and within the window. */
async function expectUncovered(page: Page): Promise<void> {
  const { top, bottom, height } = await page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect();
    return { top: box?.top ?? 0, bottom: box?.bottom ?? 0, height: innerHeight };
  });
  expect(top).toBeGreaterThanOrEqual(68);
  expect(bottom).toBeLessThanOrEqual(height);
}

function rightEdge(page: Page, name: string): Promise<number> {
  return page
    .getByRole('dialog', { name })
    .evaluate((element) => element.getBoundingClientRect().right);
}
