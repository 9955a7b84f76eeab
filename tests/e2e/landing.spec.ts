import { productsOfRegion, regions } from '../../functions/shared/catalogue.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { expectArrival } from '../support/browser/landing-sections.ts';
import { visit } from '../support/browser/visit.ts';

test('the landing page tells what the platform is and shows each region', async ({ page }) => {
  await visit(page, '/');
  const about = page.getByRole('region', { name: /Local work/ });
  await expect(about.getByRole('heading', { level: 3 })).toHaveText([
    'AI-Powered Analytics',
    'Platform-Driven Compliance',
    'Your Centralized Dashboard',
    'Expert Global Network',
  ]);
  const process = page.getByRole('region', { name: /Four steps/ });
  await expect(process.getByRole('heading', { level: 3 })).toHaveText([
    'Global Partner Onboarding',
    'AI-Powered Global Assignment',
    'Compliant Cross-Border Reconstruction',
    'Real-Time Global Dashboard',
  ]);
  await about.getByRole('link', { name: 'Discover Our Technology' }).click();
  await expectArrival(page, 'Process');
  await inspect(page, 'landing');

  await page.setViewportSize({ width: 320, height: 640 });
  for (const { id, name } of regions) {
    await page.getByRole('tab', { name }).click();
    await expect(
      page.getByRole('tabpanel', { name }).getByRole('heading', { level: 3 }),
    ).toHaveText(productsOfRegion(id).map((product) => product.name));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});

test('what moves by itself stops within five seconds', async ({ page }) => {
  await visit(page, '/');
  const moving = page.locator('animate, animateMotion, animateTransform');
  await expect(moving).not.toHaveCount(0);
  const times = await moving.evaluateAll((all) =>
    all.map((element) => [
      (element as SVGAnimationElement).getSimpleDuration(),
      element.getAttribute('repeatCount'),
    ]),
  );
  for (const [seconds, repeats] of times) {
    expect(seconds).toBeLessThanOrEqual(5);
    expect(repeats).toBeNull();
  }
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a phone shows the page in nine screens, and the keyboard reaches what is beside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, '/');
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight / innerHeight),
  ).toBeLessThan(9);
  const values = page.getByRole('region', { name: /Local work/ }).getByRole('list');
  await page.getByRole('link', { name: 'Discover Our Technology' }).focus();
  await page.keyboard.press('Tab');
  await expect(values).toBeFocused();
  await expect(values).toHaveAccessibleName('Local work, one shared record');
  const last = values.getByRole('heading', { name: 'Expert Global Network' });
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(last).toBeInViewport({ timeout: 200 });
  }).toPass();
  await visit(page, '/?region=asia-pacific#regional-solutions');
  await expect(page.getByRole('tab', { name: 'Asia-Pacific' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(values).not.toHaveAttribute('tabindex');
  // Nothing of the picture behind the headline is cut off.
  const cards = page.getByText(/^Sample case, /);
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
    expect(x + width).toBeLessThan(1280 - 16);
  }
});

test('the address names the region, which is there again after the cart', async ({ page }) => {
  await visit(page, '/?region=asia-pacific#regional-solutions');
  await expect(page.getByRole('tab', { name: 'Asia-Pacific' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // The map is for pointers alone: a screen reader has the tabs.
  await page.getByRole('button', { name: 'South America', includeHidden: true }).click();
  await expect(page.getByRole('tab', { name: 'South America' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('button', { name: 'South America' })).toHaveCount(0);
  const chosen = page.getByRole('tab', { name: 'Middle East' });
  await chosen.click();
  await expect(page).toHaveURL('/?region=middle-east#regional-solutions');
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  for (const again of [() => page.goBack(), () => page.reload()]) {
    await again();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL('/?region=middle-east#regional-solutions');
  }
});
