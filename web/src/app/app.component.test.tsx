import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { productPath, paths } from '@shared/paths.ts';
import { serve } from '../../tests/endpoints.ts';
import { setLists } from '../../tests/live-lists.ts';
import { signIn } from '../../tests/session.ts';
import { FixedLocation } from '../lib/router.ts';

const { App } = await import('./app.tsx');
const { loadWholePage } = await import('./routes.ts');

beforeEach(() => {
  serve({});
  setLists({ orders: {}, invoices: {}, queries: {}, subscriptions: {}, cart: {} });
  signIn();
});

async function at(pathname: string) {
  await loadWholePage(pathname);
  return (
    <FixedLocation value={{ pathname, hash: '', key: '' }}>
      <App />
    </FixedLocation>
  );
}

it('keeps the profile while its parts change', async () => {
  const { rerender } = await render(await at(paths.profileOrders));
  const navigation = page.getByRole('navigation', { name: 'Profile' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  const before = navigation.element();
  await rerender(await at(paths.profileInvoices));
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Invoices' })).toBeVisible();
  expect(navigation.element()).toBe(before);
});

it('begins each product anew', async () => {
  const { rerender } = await render(await at(productPath('apac-debt-grid')));
  const article = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('APAC Debt Grid');
  const before = heading.element();
  await rerender(await at(productPath('global-debt-command-center')));
  await expect.element(article).toContainHTML('Global Debt Command Center');
  expect(heading.element()).not.toBe(before);
});
