import { beforeEach, expect, it, vi } from 'vitest';
import { firstRowsShown, takeFirstRows } from '../../../core/database/first-rows.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { watchLiveRows } from './watch-live.ts';
import { watchRows } from './watch-rows.ts';

vi.mock('../../../core/database/first-rows.ts');
vi.mock('./watch-live.ts', () => ({ watchLiveRows: vi.fn<typeof watchLiveRows>() }));

const query = { collection: 'alerts', sort: [] };
const row: Row = { id: 'a1', path: 'alerts/a1', data: {} };
const stop = () => undefined;
const onRows = vi.fn<(rows: Row[]) => void>();
const onError = () => undefined;

beforeEach(() => {
  onRows.mockReset();
  vi.mocked(takeFirstRows).mockReset();
  vi.mocked(firstRowsShown).mockReset().mockResolvedValue();
  vi.mocked(watchLiveRows).mockReset().mockResolvedValue(stop);
});

it('shows the first rows at once, and loads the live list after them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(takeFirstRows).mockReturnValue([row]);
  vi.mocked(firstRowsShown).mockReturnValue(promise);
  const watching = watchRows({ query }, onRows, onError);
  expect(onRows).toHaveBeenCalledExactlyOnceWith([row]);
  expect(watchLiveRows).not.toHaveBeenCalled();
  resolve();
  expect(await watching).toBe(stop);
  expect(watchLiveRows).toHaveBeenCalledExactlyOnceWith({ query }, onRows, onError);
});

it('takes no first rows for a later page', async () => {
  vi.mocked(takeFirstRows).mockReturnValue([row]);
  await watchRows({ query, after: row }, onRows, onError);
  expect(onRows).not.toHaveBeenCalled();
  expect(watchLiveRows).toHaveBeenCalledOnce();
});
