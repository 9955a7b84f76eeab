import { products } from '../../functions/shared/catalogue.ts';
import { productPath } from '../../functions/shared/paths.ts';
import { aProduct } from '../support/documents.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { visit } from '../support/browser/visit.ts';

const grid = aProduct('apac-debt-grid');
const suite = aProduct('pacific-restructure-suite');
const center = aProduct('global-debt-command-center');
const loginButton = { name: 'Login / Sign Up' };

test('a card leads to the page of its product, which can be bought and asked about there', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, '/?region=asia-pacific#regional-solutions');
  const card = page.getByRole('article', { name: grid.name });
  await expect(card.getByText('You buy: 1 user for 1 month')).toBeVisible();
  await card.getByRole('link', { name: grid.name, exact: true }).click();
  await expect(page).toHaveURL(productPath(grid.id));
  await expect(title).toBeFocused();
  await expect(title).toHaveText(grid.name);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog').getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  const added = page.getByRole('button', { name: 'Added to Cart' });
  await expect(added).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await inspect(page, 'product');

  // The page of another product has a state of its own.
  const next = page.getByRole('navigation', { name: 'Go on with' });
  await next.getByRole('link', { name: suite.name }).click();
  await expect(title).toHaveText(suite.name);
  await expect(title).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText(grid.name);
  await expect(added).toBeVisible();

  await page.reload();
  await expect(added).toBeVisible();
  await page.getByRole('link', { name: `Talk to sales about ${grid.name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    `I would like more users or a yearly term for ${grid.name}.`,
  );
});

test('the comparison is found in the footer, and sets the products of a region side by side', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeFocused();
  const region = page.getByRole('region', { name: 'Asia-Pacific' });
  await page
    .getByRole('navigation', { name: 'Regions' })
    .getByRole('link', { name: 'Asia-Pacific' })
    .click();
  await expect(region).toBeFocused();
  await expect(region).toBeInViewport();
  await expect(region).toContainText(`${grid.name} is for collecting across countries.`);

  const table = region.getByRole('table', { name: 'Asia-Pacific' });
  await expect(table.getByRole('columnheader')).toHaveText([grid.name, suite.name].map(startsWith));
  const line = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  for (const [name, ofGrid, ofSuite] of [
    ['Made for', 'Agents who want to know what to do next', 'hardship requests'],
    ['Price per month', '₹16,499', '₹20,499'],
    ['Enterprise per year, from', '₹21,00,000', '₹26,00,000'],
  ] as const) {
    await expect(line(name).getByRole('cell')).toContainText([ofGrid, ofSuite]);
  }
  const features = line('Features').getByRole('cell');
  for (const feature of grid.features) await expect(features.first()).toContainText(feature);
  for (const feature of suite.features) await expect(features.last()).toContainText(feature);
  for (const { name } of products) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await inspect(page, 'comparison');
  const next = page.getByRole('navigation', { name: 'Before you buy' });
  await expect(next.getByRole('link', { name: 'Pricing' })).toBeVisible();
  // The names of the lines stand above them.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(line('Price per month').getByRole('rowheader')).toBeVisible();
  await page.getByRole('link', { name: center.name }).click();
  await expect(page).toHaveURL(productPath(center.id));
  await expect(page.getByRole('heading', { level: 1, name: center.name })).toBeFocused();
});

test('the pricing page begins with all prices, which lead to the cards and to the products', async ({
  page,
}) => {
  await visit(page, '/pricing');
  const prices = page.getByRole('table', { name: 'All prices' });
  const row = (name: string) =>
    prices.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  for (const { name } of products) await expect(row(name)).toBeVisible();
  await expect(row(grid.name)).toContainText('₹16,499 / $199₹21,00,000 / $25,300');
  await expect(row(center.name)).toContainText(
    '₹2,10,000 / $2,530base price per month₹2,999 / $36per seat and month',
  );
  await prices.getByRole('link', { name: 'Middle East' }).click();
  const region = page.getByRole('region', { name: 'Middle East' });
  await expect(region).toBeFocused();
  await expect(region.getByRole('article').first()).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(row(suite.name)).toContainText('₹20,499');
  await prices.getByRole('link', { name: suite.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: suite.name })).toBeFocused();
});

test('the page of a product says all without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(productPath(center.id));
  await expect(page.getByRole('heading', { level: 1, name: center.name })).toBeVisible();
  const terms = page.getByRole('region', { name: 'Price and terms' });
  for (const text of ['₹2,10,000 / $2,530', '₹2,999 / $36', 'It does not renew by itself']) {
    await expect(terms).toContainText(text);
  }
  for (const feature of center.features) await expect(page.getByText(feature)).toBeVisible();
  await page.getByRole('link', { name: 'Compare products' }).first().click();
  await page.getByRole('link', { name: grid.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: grid.name })).toBeVisible();
  await context.close();
});

test('an address below /products without a product is not found', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404.*missing/);
  const answer = await page.goto(productPath('missing'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('button', loginButton)).toBeVisible();
});

function startsWith(text: string): RegExp {
  return new RegExp(`^${text}`);
}
