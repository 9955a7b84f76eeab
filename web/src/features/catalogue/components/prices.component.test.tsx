import { products } from '@shared/catalogue/catalogue.ts';
import type { Quantity } from '@shared/catalogue/quantity.ts';
import type { CartLine } from '@shared/catalogue/stored-cart.ts';
import { productPath } from '@shared/paths.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aProduct } from '../../../../../tests/support/documents.ts';
import { expectLink } from '../../../../tests/expect-link.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { renewal } from '../../../content/renewal.ts';
import { ComparisonList } from './prices/comparison-list.tsx';
import { PriceList } from './prices/price-list.tsx';
import { ProductView } from './product-view.tsx';
import { PurchaseWithChoice } from './purchase-with-choice.tsx';

const grid = aProduct('apac-debt-grid');
const suite = aProduct('pacific-restructure-suite');
const center = aProduct('global-debt-command-center');
const pricing = { path: '/pricing', name: 'Pricing' };
const nothing = () => {};
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

it('shows the products of a region side by side', async () => {
  await render(<ComparisonList more={[pricing]} />);
  for (const { id, name } of products) {
    await expect
      .element(page.getByRole('columnheader').getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', productPath(id));
  }
  const region = page.getByRole('region', { name: 'Asia-Pacific' });
  const cells = (name: string) =>
    region
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell');
  await expect
    .element(region)
    .toMatchTextContent(`Choose ${grid.name} to collect across countries`);
  for (const [name, ofGrid, ofSuite] of [
    ['Best for', 'Agents who want a clear next step on every case', 'hardship requests'],
    ['Price per month', '₹16,499', '₹20,499'],
    ['Price per year', '₹1,64,990', '₹2,04,990'],
    ['Enterprise (yearly, from)', '₹21,00,000', '₹26,00,000'],
    ['Features', grid.features[0] ?? '', suite.features[0] ?? ''],
  ] as const) {
    await expect.element(cells(name).first()).toMatchTextContent(ofGrid);
    await expect.element(cells(name).last()).toMatchTextContent(ofSuite);
  }
  await expectLink('Asia-Pacific', '#compare-asia-pacific');
  await inspect();
  // On a phone, a row's name is above its cells.
  await page.viewport(360, 740);
  await expect.element(region.getByRole('rowheader', { name: 'Price per month' })).toBeVisible();
});

it('lists all prices at a glance', async () => {
  await render(<PriceList purchaseOf={() => null} more={[pricing]} />);
  for (const { id, name } of products) {
    await expect
      .element(row(name).getByRole('link', { name }))
      .toHaveAttribute('href', productPath(id));
  }
  await expect
    .element(row(grid.name))
    .toMatchTextContent('₹16,499 / $199₹1,64,990 / $1,990₹21,00,000 / $25,300');
  await expect
    .element(row(center.name))
    .toMatchTextContent('₹2,10,000 / $2,530platform fee per month₹2,999 / $36per seat per month');
  await page.viewport(360, 740);
  await expect.element(row(suite.name)).toMatchTextContent('₹20,499');
});

it('shows all details of a product, with its cart and contact actions', async () => {
  const onAdd = vi.fn<(line: CartLine) => void>();
  const onChange = vi.fn<(id: string, quantity: Quantity) => void>();
  const view = (line: CartLine | undefined) => (
    <ProductView
      product={center}
      purchase={
        <PurchaseWithChoice product={center} line={line} onAdd={onAdd} onChange={onChange} />
      }
      comparison={{ path: '/products', name: 'Compare products' }}
      faq={{ path: '/faq', name: 'Questions' }}
      policies={[]}
    />
  );
  const { rerender } = await render(view(undefined));
  const terms = page.getByRole('region', { name: 'Pricing and terms' });
  for (const text of ['₹2,10,000 / $2,530', '₹2,999 / $36', '₹21,00,000 / $25,300', renewal])
    await expect.element(terms).toMatchTextContent(text);
  for (const feature of center.features)
    await expect.element(page.getByText(feature).first()).toBeVisible();
  const { id, name } = center;
  const button = page.getByRole('button', { name: 'Add to Cart' });
  await button.click();
  expect(onAdd).toHaveBeenLastCalledWith({ id, name, seats: 0, term: 'month' });
  await page.getByRole('button', { name: `One user more: ${name}` }).click();
  await page.getByRole('radio', { name: 'Year' }).click();
  await button.click();
  const chosen = { id, name, seats: 1, term: 'year' } as const;
  expect(onAdd).toHaveBeenLastCalledWith(chosen);
  expect(onChange).not.toHaveBeenCalled();
  await rerender(view(chosen));
  const added = page.getByRole('button', { name: 'Added to Cart' });
  await expect.element(added).toHaveAttribute('aria-disabled', 'true');
  await expect.element(added).toHaveFocus();
  await page.getByRole('button', { name: `One user fewer: ${name}` }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(id, { seats: 0, term: 'year' });
  await expect
    .element(page.getByRole('link', { name: `Talk to sales about ${name}` }).first())
    .toHaveAttribute('href', `/contact?about=${id}`);
  await inspect();
});

it('shows the price of the chosen users and term, and says when Enterprise costs less', async () => {
  const navigator = aProduct('eurodebt-navigator');
  await render(
    <PurchaseWithChoice product={navigator} line={undefined} onAdd={nothing} onChange={nothing} />,
  );
  const users = page.getByRole('spinbutton', { name: `Users of ${navigator.name}` });
  await expect.element(page.getByText(/^A year saves ₹37,998/)).toBeVisible();
  await users.fill('12');
  await page.getByRole('radio', { name: 'Year' }).click();
  await expect.element(page.getByText('12 users for 1 year', { exact: true })).toBeVisible();
  await expect.element(page.getByText('₹22,79,880', { exact: true })).toBeVisible();
  await expect.element(page.getByText('₹1,89,990 per user per year')).toBeVisible();
  await expect.element(page.getByText(/^You save ₹4,55,976/)).toBeVisible();
  const enterprise = page.getByText(/^An Enterprise plan costs less: from ₹24,00,000 per year/);
  await expect.element(enterprise).not.toBeVisible();
  await users.fill('13');
  await expect.element(enterprise).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: `Talk to sales about ${navigator.name}` }).first())
    .toHaveAttribute('href', '/contact?about=eurodebt-navigator.13.year');
  await inspect();
});
