import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listing, staffAs } from '../../../tests/admin.tsx';
import { inspect } from '../../../tests/inspect.ts';
import { navigate } from '../../lib/router.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { dropDraft, saveDraft } from '../staff/drafts.ts';
import { adminLinks } from './admin-links.ts';
import type { Found } from './api/found.ts';

vi.mock('./api/find-records.ts');
vi.mock('../emails/api/watch-emails.ts');
vi.mock('../staff/start-staff.ts');

const { findRecords } = await import('./api/find-records.ts');
const { watchEmails } = await import('../emails/api/watch-emails.ts');
const { leaveAdmin } = await import('../staff/start-staff.ts');
const { AdminPanel } = await import('./admin-panel.tsx');

const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog', { name: 'Search' });
const box = dialog.getByRole('combobox');
const options = dialog.getByRole('option');
/** Its page reads nothing from the server. */
const record = { href: adminPaths.newInvoice, title: 'pay_1', hint: 'Payment' };

beforeEach(() => {
  vi.mocked(watchEmails).mockImplementation(listing());
  vi.mocked(findRecords).mockResolvedValue([]);
  navigate('/admin/emails');
});

it("has one row above its links on a phone, and shows the current page's link", async () => {
  await page.viewport(360, 740);
  await render(<AdminPanel staff={staffAs('viewer')} />);
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(topOf('Logout')).toBe(topOf('Search'));
  const bar = page.getByRole('navigation', { name: 'Admin' });
  await expect.element(bar.getByRole('link', { name: 'Emails' })).toBeInViewport({ ratio: 1 });
  await expect.element(bar.getByRole('link', { name: 'Overview' })).not.toBeInViewport();
});

it('links every page that has no link elsewhere', () => {
  const { newInvoice, receipts, security, ...linked } = adminPaths;
  expect(adminLinks.map(({ href }) => href)).toEqual(Object.values(linked));
});

it('opens a new invoice for an administrator with arrow keys in the search', async () => {
  await openSearch('admin');
  await expect.element(box).toHaveAttribute('aria-controls', expect.stringMatching(/./));
  await userEvent.keyboard('inv');
  await expect.poll(() => options.elements()).toHaveLength(2);
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await inspect();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.last()).toMatchTextContent('New invoice');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect.element(box).toHaveAttribute('aria-activedescendant', options.last().element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('New invoice');
  await expect.element(heading).toHaveFocus();
  expect(location.pathname).toBe('/admin/invoices/new');
});

it('finds no administrator commands for a viewer', async () => {
  await openSearch('viewer');
  await box.fill('new inv');
  await expect.element(dialog.getByText('No results.')).toBeVisible();
  vi.mocked(findRecords).mockRejectedValue(new Error('unavailable'));
  await box.fill('new invo');
  await expect.element(dialog.getByText('Search failed. Please try again.')).toBeVisible();
});

it('opens an option before it has been painted', async () => {
  await openSearch('admin');
  const enter = new MutationObserver(() => {
    if (options.elements().some(({ textContent }) => textContent.includes(record.title))) {
      enter.disconnect();
      pressEnter();
    }
  });
  enter.observe(dialog.getByRole('listbox').element(), { childList: true, subtree: true });
  vi.mocked(findRecords).mockResolvedValue([record]);
  await type(record.title);
  await expect.poll(() => location.pathname).toBe(record.href);
});

it('opens a record that the search finds after Enter', async () => {
  const search = Promise.withResolvers<Found[]>();
  vi.mocked(findRecords).mockReturnValue(search.promise);
  await openSearch('admin');
  await userEvent.keyboard(`${record.title}{Enter}`);
  await expect.element(dialog.getByText('Searching...')).toBeVisible();
  search.resolve([record]);
  await expect.poll(() => location.pathname).toBe(record.href);
});

it('opens a page of the new text, not of the list that is still shown', async () => {
  await openSearch('admin');
  await expect.element(options.first()).toMatchTextContent('Overview');
  await type('new inv');
  pressEnter();
  await expect.poll(() => location.pathname).toBe(adminPaths.newInvoice);
});

it.each([{ isComposing: true }, { keyCode: 229 }])('ignores an Enter with %o', async (init) => {
  await openSearch('viewer');
  await expect.element(options.first()).toBeVisible();
  expect(pressEnter(init).defaultPrevented).toBe(false);
});

it('asks before a logout that deletes drafts', async () => {
  const staff = staffAs('admin');
  saveDraft(staff.uid, 'reply', { note: 'Gladly.' });
  onTestFinished(() => dropDraft(staff.uid, 'reply'));
  await render(<AdminPanel staff={staff} />);
  const logout = page.getByRole('button', { name: 'Logout' });
  const question = page.getByRole('alertdialog', { name: 'Log out and delete your drafts?' });
  await logout.click();
  await inspect();
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(leaveAdmin).not.toHaveBeenCalled();
  await logout.click();
  await question.getByRole('button', { name: 'Log out' }).click();
  expect(leaveAdmin).toHaveBeenCalledOnce();
});

async function openSearch(role: 'admin' | 'viewer'): Promise<void> {
  await render(<AdminPanel staff={staffAs(role)} />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
}

/** Changes the text of the search in one step. Nothing is painted between its letters and the next key. */
async function type(text: string): Promise<void> {
  const field = box.element() as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
}

function pressEnter(init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    ...init,
  });
  box.element().dispatchEvent(event);
  return event;
}

function topOf(name: string): number {
  return page.getByRole('banner').getByRole('button', { name }).element().getBoundingClientRect().y;
}
