import { mainScript } from '../support/browser/code-of.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { visit } from '../support/browser/visit.ts';

test('a part whose code does not load stays as it is, and runs when the connection is back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  await page.route(/assets\/products-/, (route) => route.abort());
  await visit(page, '/');
  const tab = page.getByRole('tab', { name: 'North America' });
  await tab.click();
  const notice = page.getByText(/A part of this page has not loaded yet/);
  await expect(notice).toBeVisible();
  const northAmerican = page.getByRole('article', { name: 'NorthStar Debt Console' });
  await expect(northAmerican).toBeHidden();
  await page.unroute(/assets\/products-/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(northAmerican).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a page runs although its code did not load at first', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/);
  await page.route(mainScript, (route) => route.abort(), { times: 1 });
  await visit(page, '/cart');
  await expect(page.getByText('Your cart is currently empty.')).toBeVisible();
});
