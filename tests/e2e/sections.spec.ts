import type { Locator, Page } from '@playwright/test';
import { site } from '../../functions/shared/site.ts';
import { landingSections } from '../../web/src/content/landing-sections.ts';
import { interactionEvents } from '../../web/src/startup/interaction-events.ts';
import { codeOf } from '../support/browser/network/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { expectArrival, sectionNames } from '../support/browser/landing-sections.ts';
import { visit } from '../support/browser/visit.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('links lead to sections of the landing page and of policies, from the same page and from others', async ({
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

  await test.step('the last link pressed on another page counts', async () => {
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

  await test.step('a link that is pressed while another page loads counts', async () => {
    await visit(page, '/');
    const code = await hold(page, await codeOf('cart'));
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await code.arrived;
    await expect(page).toHaveURL('/cart');
    await bar.getByRole('link', { name: 'Process' }).click();
    await expectArrival(page, 'Process');
    await expect(page).toHaveURL('/#process');

    // The focus stays where the visitor puts it while a page loads.
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

  await test.step('a section stays in place while the others are rendered', async () => {
    await visit(page, '/terms');
    const positions = await positionsWhileRendering(page, 'Process');
    expect(positions.length).toBeGreaterThan(1);
    expect(new Set(positions)).toEqual(new Set([80]));
  });

  await test.step('the contents of a policy lead to its sections by keyboard, and Back returns', async () => {
    await visit(page, '/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByRole('link', { name: 'Limitation of liability' }).press('Enter');
    await expect(page).toHaveURL('/terms#liability');
    await expectArrived(page, 'Limitation of liability');
    await expect(contents.getByRole('link').first()).toBeInViewport();
    await page.keyboard.press('Tab');
    const contact = page.getByRole('article').getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: site.email })).toBeFocused();

    await page.getByRole('region', { name: 'Your data' }).getByRole('link').click();
    await expect(page).toHaveURL('/privacy#our-roles');
    await expectArrived(page, 'Our roles: processor and controller');
    await expect(page.getByRole('region', { name: 'Our roles' })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/terms#liability');
    await expect(page.getByRole('region', { name: 'Your data' })).toBeInViewport();
  });

  await test.step('on a phone the contents unfold, and fold when a link is followed', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    // An unknown section does no harm.
    await visit(page, '/privacy#%1"]');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const rights = contents.getByRole('link', { name: 'Your rights' });
    await expect(rights).toBeHidden();
    await contents.locator('summary').press('Enter');
    await expect(rights).toBeVisible();
    await inspect(page, 'legal-contents-unfolded');
    await rights.click();
    await expect(rights).toBeHidden();
    await expectArrived(page, 'Your rights');
  });

  await test.step('a printed policy shows the text and its links', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    for (const name of ['Contents', 'Other policies']) {
      await expect(page.getByRole('navigation', { name })).toBeHidden();
    }
    const title = page.getByRole('heading', { level: 1, name: 'Privacy Policy' });
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    const link = page.getByRole('article').getByRole('link', { name: 'Refund Policy' }).first();
    const printed = await link.evaluate((it) => getComputedStyle(it, '::after').content);
    expect(printed).toContain('/refundpolicy');
  });

  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a footer link scrolls for 500 ms, unless the visitor interacts', async () => {
    await page.clock.install();
    await visit(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await press(toProcess);
    await page.clock.runFor(450);
    expect(await distanceOf(process)).toBeGreaterThan(2);
    await page.clock.runFor(100);
    expect(await distanceOf(process)).toBeLessThan(2);
    const end = await page.evaluate(() => scrollY);
    for (const event of interactionEvents) {
      const left = await press(toProcess);
      await page.clock.runFor(250);
      const reached = await page.evaluate((type) => {
        dispatchEvent(new Event(type));
        return scrollY;
      }, event);
      expect(reached).toBeLessThan(left);
      // The first half of the time covers at most half of the way.
      expect(reached).toBeGreaterThan((left + end) / 2 - 2);
      await page.clock.runFor(500);
      expect(await page.evaluate(() => scrollY)).toBe(reached);
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(toProcess);
    expect(await distanceOf(process)).toBeLessThan(2);
  });
});

/** Resolves to the section's position after each change of the page until all sections exist. */
function positionsWhileRendering(page: Page, name: string): Promise<number[]> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  return link.evaluate(
    (element: HTMLAnchorElement, all) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const observer = new MutationObserver(() => {
          const section = document.querySelector(`main ${element.hash}`);
          if (section) seen.push(Math.round(section.getBoundingClientRect().top));
          if (!all.every((id) => document.getElementById(id))) return;
          observer.disconnect();
          resolve(seen);
        });
        observer.observe(document.body, { childList: true, subtree: true });
        // Not every browser anchors the scroll position.
        document.documentElement.style.overflowAnchor = 'none';
        element.click();
      }),
    landingSections.map(({ id }) => id),
  );
}

/** Resolves to the scroll position at the press. */
function press(link: Locator): Promise<number> {
  return link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ behavior: 'instant' });
    element.click();
    return scrollY;
  });
}

/** Expects that the section's heading is below the fixed bar of 68 px and within the window. */
async function expectArrived(page: Page, section: string): Promise<void> {
  const heading = page.getByRole('region', { name: section }).getByRole('heading');
  await expect(heading).toBeInViewport();
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThanOrEqual(68);
  await expect.poll(top).toBeLessThan(200);
}

function distanceOf(section: Locator): Promise<number> {
  return section.evaluate((it) => Math.abs(it.getBoundingClientRect().top - 80));
}
