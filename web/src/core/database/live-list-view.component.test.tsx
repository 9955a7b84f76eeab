import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { connection as texts } from '../../content/connection.ts';
import { followFreshness } from './connection.ts';
import { LiveListView } from './live-list-view.tsx';
import type { LiveList } from './use-live-list.ts';

vi.mock('./refresh-database.ts');

const { refreshDatabase } = await import('./refresh-database.ts');

const retry = vi.fn<() => void>();

function view(status: LiveList<string>['status'], list: string[] = []) {
  return (
    <LiveListView
      items={{ status, list, retry }}
      noun="orders"
      empty={<p>No orders yet.</p>}
      skeleton={<p>…</p>}
    >
      {(items) => items.join(', ')}
    </LiveListView>
  );
}

it('says that it is loading or offline, and then shows the list', async () => {
  const { rerender } = await render(view('loading'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading orders...');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  globalThis.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/You're offline/)).toBeVisible();
  await rerender(view('ready', ['ORD-1']));
  await expect.element(page.getByText('ORD-1')).toBeVisible();
});

it('offers a retry after a failure and keeps the focus', async () => {
  const { rerender } = await render(view('failed'));
  await expect.element(page.getByRole('alert')).toMatchTextContent("We couldn't load your");
  await inspect();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(retry).toHaveBeenCalledOnce();
  await rerender(view('loading'));
  await expect
    .poll(() => document.activeElement?.contains(page.getByRole('status').element()))
    .toBe(true);
});

it('says within ten seconds that the database does not answer, and retries', async () => {
  vi.mocked(refreshDatabase).mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 9_500);
  const freshness = followFreshness();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    freshness.end();
  });
  await render(view('loading'));
  freshness.report(false);
  await expect.element(page.getByRole('status')).toBeVisible();
  vi.advanceTimersByTime(500);
  await expect.element(page.getByText(texts.waiting.unreachable)).toBeVisible();
  const retry = page.getByRole('button', { name: texts.tryAgain });
  await retry.click();
  expect(refreshDatabase).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: texts.trying })).toHaveFocus();
  vi.advanceTimersByTime(10_000);
  await expect.element(retry).toHaveFocus();
  freshness.report(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading orders...');
});
