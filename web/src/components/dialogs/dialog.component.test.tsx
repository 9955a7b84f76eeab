import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { print } from '../../../tests/print.ts';
import { Button } from '../button.tsx';
import { NoticeList } from '../notices/notice-list.tsx';
import { Dialog } from './dialog.tsx';

it('prints its text without buttons', async () => {
  await render(
    <Dialog open onOpenChange={() => undefined} kind="text" title="Receipt">
      <p>26,498 paid</p>
      <Button>Download</Button>
    </Dialog>,
  );
  const download = page.getByText('Download');
  await expect.element(download).toBeVisible();
  await print();
  await expect.element(page.getByText('26,498 paid')).toBeVisible();
  await expect.element(download).not.toBeVisible();
  for (const button of document.querySelectorAll('button')) {
    expect(getComputedStyle(button).display).toBe('none');
  }
});

it('hides the page behind it, even what the page adds later, but no notices', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => root.remove());
  const { rerender } = await render(<Page />, { container: root });
  const opener = page.getByRole('button', { name: 'Open' });
  opener.element().focus();
  await rerender(<Page isOpen />);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await rerender(<Page isOpen isLoaded />);
  const added = page.getByText('Order loaded');
  await expect.element(added).toBeInTheDocument();
  expect(added.element().closest('[inert]')).not.toBeNull();
  expect(page.getByText("We couldn't save it.").element().closest('[inert]')).toBeNull();
  await rerender(<Page isLoaded />);
  await expect.element(opener).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
});

it('keeps the page from scrolling until it closes', async () => {
  const before = overflow();
  const { rerender } = await render(<Page isOpen />);
  await expect.poll(overflow).toBe('hidden');
  await rerender(<Page />);
  await expect.poll(overflow).toBe(before);
});

function overflow(): string {
  return getComputedStyle(document.documentElement).overflow;
}

function Page({ isOpen = false, isLoaded = false }) {
  return (
    <>
      <main>
        <button type="button">Open</button>
        <p aria-live="polite">{isLoaded && <a href="/about">Order loaded</a>}</p>
      </main>
      <NoticeList
        notices={[{ id: '1', tone: 'error', text: "We couldn't save it." }]}
        onDismiss={() => undefined}
        onHold={() => undefined}
      />
      <Dialog open={isOpen} onOpenChange={() => undefined} title="Contact us">
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}
