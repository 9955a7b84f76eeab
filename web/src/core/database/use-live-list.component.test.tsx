import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { setLists } from '../../../tests/live-lists.ts';
import { useLiveList } from './use-live-list.ts';

vi.mock('./first-rows.ts');

const { takeFirstRows } = await import('./first-rows.ts');

const toText = (id: string, data: Record<string, unknown>) => `${id} ${String(data['status'])}`;

function List() {
  const { status, list } = useLiveList('asha', 'orders', toText);
  return <p>{[status, ...list].join(', ')}</p>;
}

it('shows the first rows until the live list takes over', async () => {
  vi.mocked(takeFirstRows).mockReturnValue([
    { id: 'o1', path: 'users/asha/orders/o1', data: { status: 'Pending' } },
  ]);
  setLists({});
  await render(<List />);
  await expect.element(page.getByText('ready, o1 Pending')).toBeVisible();
  setLists({ orders: { o1: { status: 'Paid' } } });
  await expect.element(page.getByText('ready, o1 Paid')).toBeVisible();
  setLists({ orders: {} });
  await expect.element(page.getByText('ready', { exact: true })).toBeVisible();
});

it('waits for the live list if there are no first rows', async () => {
  vi.mocked(takeFirstRows).mockReturnValue(undefined);
  setLists({});
  await render(<List />);
  await expect.element(page.getByText('loading', { exact: true })).toBeVisible();
  setLists({ orders: 'failed' });
  await expect.element(page.getByText('failed', { exact: true })).toBeVisible();
});
