import { beforeEach, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { paths } from '@shared/paths.ts';
import { aQuery, aReply, anInvoice, anOrder } from '../../../../tests/support/documents.ts';
import { serve } from '../../../tests/endpoints.ts';
import { inspect } from '../../../tests/inspect.ts';
import { setLists, fakeTimestamp } from '../../../tests/live-lists.ts';
import { signIn, signInGuest } from '../../../tests/session.ts';
import { show } from '../../../tests/show.tsx';
import { messages } from '../../content/profile.ts';

const { default: ProfilePage, loadMore } = await import('./profile.tsx');

const main = page.getByRole('main');
const parts = page.getByRole('navigation', { name: 'Profile' });
const createdAt = fakeTimestamp('2026-11-24T20:04:00Z');
const long = 'Wolfeschlegelsteinhausenbergerdorff';

const emptyLists = { orders: {}, invoices: {}, queries: {}, subscriptions: {} };

beforeEach(() => {
  serve({});
  setLists(emptyLists);
});

const open = (pathname: string) => show(<ProfilePage />, pathname);

/** Returns the position and size of an element at each width, in whole pixels. */
async function boxesOf(target: Locator): Promise<number[][]> {
  const boxes: number[][] = [];
  for (const width of [360, 768, 1280]) {
    await page.viewport(width, 800);
    const { x, y, width: wide, height } = target.element().getBoundingClientRect();
    boxes.push([x, y, wide, height].map(Math.round));
  }
  return boxes;
}

it.each([
  [paths.profile, parts, 'Asha Example'],
  [paths.profileSettings, page.getByRole('region', { name: 'Your details' }), 'Settings'],
])('%s loads in its place and gets the focus', async (path, target, title) => {
  signIn({ account: { isVerified: true }, profile: 'loading' });
  setLists({});
  await loadMore(path);
  await open(path);
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
  const boxes = await boxesOf(target);
  await inspect();
  signIn({ account: { isVerified: true } });
  await expect.element(page.getByRole('heading', { name: title })).toHaveFocus();
  expect(await boxesOf(target)).toEqual(boxes);
});

it.each([
  [paths.profile, 'Asha Example', 'orders', 'You have not placed any orders yet.'],
  [paths.profileOrders, 'My Orders', 'orders', 'You have not placed any orders yet.'],
  [paths.profileInvoices, 'My Invoices', 'invoices', 'No invoices found.'],
  [paths.profilePlans, 'My Plans', 'plans', "You don't have any plans yet."],
  [paths.profileMessages, 'My Queries', 'queries', "You haven't submitted any queries."],
])('%s says that its list failed to load or is empty', async (path, title, noun, text) => {
  signIn();
  setLists({ orders: 'failed', invoices: 'failed', queries: 'failed', subscriptions: 'failed' });
  await open(path);
  const failed = page.getByText(`We couldn't load your ${noun}.`);
  await expect.element(failed).toBeVisible();
  setLists(emptyLists);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect.element(failed).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  await expect.element(page.getByText(text)).toBeVisible();
  const current = parts.element().querySelector('[aria-current="page"]');
  expect(current?.getAttribute('href')).toBe(path);
  await inspect();
});

it.each(['missing', 'failed'] as const)('says that the profile is %s', async (profile) => {
  signIn({ profile });
  await open(paths.profile);
  await expect.element(page.getByText(messages.missing)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Logout' })).toBeVisible();
  const retry = main.getByRole('button', { name: 'Try again' });
  expect(retry.query() !== null).toBe(profile === 'failed');
  await inspect();
});

it("shows a guest the badge, and doesn't ask to verify an address", async () => {
  const { account } = signInGuest();
  await open(paths.profile);
  await expect.element(page.getByText(messages.noEmail)).toBeVisible();
  await expect.element(page.getByText('Guest Account', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Upgrade to a permanent account')).toBeVisible();
  await inspect();
  // A guest may give an address for emails, but can't log in with it.
  signIn({ account, profile: { isAnonymous: true, email: 'asha@example.com' } });
  await expect.element(main.getByText('asha@example.com')).toBeVisible();
  await expect.element(page.getByText(/erified|Verify your/)).not.toBeInTheDocument();
});

it.each([paths.profile, paths.profileMessages, `${paths.profileInvoices}/one`])(
  '%s keeps long texts within the layout',
  async (path) => {
    const email = `${'mailbox-name-'.repeat(4)}@${'subdomain.'.repeat(4)}example.com`;
    signIn({ profile: { name: `Asha ${long}${long}`, email, address: 'Flat 1203, '.repeat(20) } });
    const invoice = anInvoice({ invoiceNumber: 'X'.repeat(100), amount: 99_99_999.99 });
    setLists({
      orders: { one: { ...anOrder('asha'), createdAt } },
      invoices: { one: { ...invoice, createdAt } },
      subscriptions: {},
      queries: { one: { ...aQuery({ message: `${long.repeat(9)}\n\nA second one.` }), createdAt } },
    });
    await open(path);
    await expect.element(page.getByText(/A second one|X{100}/).first()).toBeVisible();
    await inspect();
  },
);

it('shows replies under a message', async () => {
  signIn();
  const query = { ...aQuery({ message: 'Please call me.' }), createdAt };
  setLists({ queries: { one: query } });
  await open(paths.profileMessages);
  const message = page.getByRole('listitem').filter({ hasText: 'Please call me.' });
  await expect.element(message).not.toMatchTextContent('Reply');
  const replies = [aReply(), aReply({ text: 'Or on Friday?' })];
  setLists({ queries: { one: { ...query, replies } } });
  await expect.element(message).toMatchTextContent(/Please call me\..*Gladly\..*Or on Friday\?/);
  await inspect();
});

it('fits its parts on a very narrow phone', async () => {
  signIn();
  await open(paths.profile);
  await page.viewport(320, 640);
  for (const name of ['Overview', 'Settings']) {
    await expect.element(parts.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});
