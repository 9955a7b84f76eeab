import { paths } from '../../functions/shared/paths.ts';
import { codeOf, mainScript } from '../support/browser/network/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { hold } from '../support/browser/network/hold.ts';
import { inspect } from '../support/browser/inspect.ts';
import { visit } from '../support/browser/visit.ts';

const offlineText = /^You're offline\./;

test('pages cope with code that loads on demand, late, broken or not at all', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_(FAILED|INTERNET_DISCONNECTED) \(.*\/assets\//);
  const main = page.getByRole('main');
  const emptyCart = page.getByText('Your cart is currently empty.');

  await test.step('a page runs although its code did not load at first', async () => {
    await page.route(mainScript, (route) => route.abort(), { times: 1 });
    await visit(page, '/contact');
  });

  await test.step('the form of the contact page runs from the first touch', async () => {
    const message = page.getByRole('textbox', { name: 'Message' });
    await expect(page.locator('[data-dormant]').filter({ has: message })).toBeAttached();
    await message.fill('We hold claims in Peru.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Please enter your first name.')).toBeVisible();
    await expect(message).toHaveValue('We hold claims in Peru.');
    await expect(page.getByText('Please enter your message.')).toBeHidden();
  });

  await test.step("links in a part that is not hydrated prefetch their pages and the rupee sign's font", async () => {
    await hold(page, await codeOf('footer'));
    await visit(page, paths.terms);
    const links = page.getByRole('contentinfo');
    for (const [name, method, files] of [
      ['Pricing', 'hover', [/assets\/pricing-[^/]*\.js$/, /inter-rupee-[^/]*\.woff2$/]],
      ['Compare products', 'focus', [/assets\/comparison-[^/]*\.js$/]],
    ] as const) {
      const link = links.getByRole('link', { name });
      await link.scrollIntoViewIfNeeded();
      const fetched = Promise.all(files.map((file) => page.waitForResponse(file)));
      await link[method]();
      for (const answer of await fetched) expect(answer.status()).toBe(200);
      await expect(page.locator('[data-dormant]').filter({ has: link })).toBeAttached();
    }
    await page.unrouteAll();
  });

  await test.step('a part whose code does not load runs when the connection is back', async () => {
    await page.route(/assets\/products-/, (route) => route.abort());
    await visit(page, '/');
    await page.getByRole('tab', { name: 'North America' }).click();
    const notice = page.getByText(/Part of this page hasn't loaded yet/);
    await expect(notice).toBeVisible();
    const northAmerican = page.getByRole('article', { name: 'NorthStar Debt Console' });
    await expect(northAmerican).toBeHidden();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(northAmerican).toBeVisible();
    await expect(notice).toBeHidden();
  });

  const code = await codeOf('cart', 'auth-dialog');
  const failure = page.getByRole('heading', { name: "We couldn't load this page" });
  await test.step('a page or dialog whose code is missing shows an error, and loads at the next try', async () => {
    await page.route(code, (route) => route.abort());
    await visit(page, paths.terms);
    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: "We couldn't load this" }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(failure).toBeFocused();
    await inspect(page, 'page-failure');
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(emptyCart).toBeVisible();
  });

  await test.step("a release no longer matches the browser's cached code", async () => {
    await page.route(code, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
    );
    await page.reload();
    await expect(failure).toBeVisible();
    await main.getByRole('link', { name: 'Go to the homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('a bar shows that the browser is offline, and the page loads when the connection is back', async () => {
    await page.route(code, (route) => route.abort());
    await visit(page, paths.terms);
    await context.setOffline(true);
    const bar = page.getByRole('status').filter({ hasText: offlineText });
    await expect(bar).toBeInViewport();
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' });
    await link.evaluate((it) => {
      scrollBy({ top: it.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    });
    await link.focus();
    // The bar covers no focused element.
    const { y: top = 0 } = (await page.getByText(offlineText).boundingBox()) ?? {};
    const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
    await expect(main.getByText('Please check your connection and try again.')).toBeVisible();
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(emptyCart).toBeVisible();
    await expect(bar).toBeHidden();
  });
});
