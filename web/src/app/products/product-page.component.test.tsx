import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { productPath } from '@shared/paths.ts';
import { aProduct, aSubscription } from '../../../../tests/support/documents.ts';
import { inspect } from '../../../tests/inspect.ts';
import { setLists } from '../../../tests/live-lists.ts';
import { signIn } from '../../../tests/session.ts';
import { show } from '../../../tests/show.tsx';
import { sessionStore } from '../../core/session/session.ts';
import { planHref } from '../../features/plans/plan-href.ts';
import { ProductPage } from './product-page.tsx';

const product = aProduct('apac-debt-grid');
const yourPlan = page.getByText('Your plan: 12 users until 13 Dec 2026.');
const sales = page.getByRole('link', { name: /^Talk to sales/ });

beforeEach(() => {
  sessionStore.set({ status: 'logged-out' });
  setLists({});
});

function bottom() {
  return document.querySelector('article > header')?.getBoundingClientRect().bottom;
}

const open = () => show(<ProductPage />, productPath(product.id));

it.each([360, 1280])("shows a customer's plan in the room of the page at %i px", async (width) => {
  await page.viewport(width, 800);
  await open();
  await expect.element(sales).toBeVisible();
  await document.fonts.ready;
  const before = bottom();
  signIn();
  setLists({ subscriptions: { one: aSubscription() } });
  await expect.element(yourPlan).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: `Add users to ${product.name}` }))
    .toHaveAttribute('href', planHref('one'));
  expect(bottom()).toBe(before);
  if (width === 1280) await inspect();
});

it.each([
  ['of another product', aSubscription({ productId: 'eurodebt-navigator' })],
  ['that is suspended', aSubscription({ state: 'suspended' })],
  ['that ended', aSubscription({ state: 'ended' })],
])('shows no plan %s', async (_, subscription) => {
  await open();
  signIn();
  setLists({ subscriptions: { one: subscription } });
  await expect.element(sales).toBeVisible();
  setLists({ subscriptions: { one: subscription, two: aSubscription() } });
  await expect.element(yourPlan).toBeVisible();
  setLists({ subscriptions: { one: subscription } });
  await expect.element(yourPlan).not.toBeInTheDocument();
  await expect.element(sales).toBeVisible();
});
