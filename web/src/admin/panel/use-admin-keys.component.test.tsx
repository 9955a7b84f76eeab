import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { navigate } from '../../lib/router.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { useAdminKeys } from './use-admin-keys.ts';

const onSearch = vi.fn<() => void>();

function Page({ hasDialog = false }: { hasDialog?: boolean }) {
  useAdminKeys(onSearch);
  return (
    <>
      <input aria-label="Field" />
      {hasDialog && (
        <Dialog open kind="text" title="Dialog" onOpenChange={() => {}}>
          A text.
        </Dialog>
      )}
    </>
  );
}

beforeEach(() => {
  onSearch.mockClear();
  navigate(adminPaths.overview);
});

it('opens a page when its letter follows `g`', async () => {
  await render(<Page />);
  press('g', 0);
  press('m', 1_499);
  expect(location.pathname).toBe(adminPaths.messages);
});

it.each([
  ['after a long pause', { g: 0, m: 1_500 }],
  ['when another key is pressed in between', { g: 0, x: 1, m: 2 }],
  ['without `g`', { m: 0 }],
])('opens no page %s', async (_, times) => {
  await render(<Page />);
  for (const [key, time] of Object.entries(times)) press(key, time);
  expect(location.pathname).toBe(adminPaths.overview);
});

it('opens no page while a field has the focus', async () => {
  await render(<Page />);
  await page.getByLabelText('Field').click();
  press('g', 0);
  press('m', 1);
  expect(location.pathname).toBe(adminPaths.overview);
});

it('opens no page behind a dialog', async () => {
  await render(<Page hasDialog />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  press('g', 0);
  press('m', 1);
  expect(location.pathname).toBe(adminPaths.overview);
});

it('opens the search from a field too', async () => {
  await render(<Page />);
  await page.getByLabelText('Field').click();
  press('K', 0, { metaKey: true });
  expect(onSearch).toHaveBeenCalledOnce();
});

/** Presses a key at a time in ms. On a busy machine, the pauses between real key presses are too long. */
function press(key: string, timeStamp: number, options: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  (document.activeElement ?? document).dispatchEvent(event);
}
