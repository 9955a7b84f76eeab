import { createRef } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialogs/dialog.tsx';
import { Drawer } from '../dialogs/drawer.tsx';
import { NoticeList } from './notice-list.tsx';

const text = 'EuroDebt Navigator has been removed from your cart.';
const notice = page.getByRole('status').filter({ hasText: text });
const open = { open: true, onOpenChange: () => {}, title: 'Something' };
const drawer = { opener: createRef<HTMLElement>(), focusAfterClose: () => null, onClosed() {} };
const act = <button type="button">Act</button>;

const list = (
  <NoticeList
    notices={[{ id: 'one', tone: 'success', text }]}
    onDismiss={() => {}}
    onHold={() => {}}
  />
);

const sizes = [
  [320, 568],
  [360, 640],
  [768, 740],
  [1280, 740],
] as const;

async function resize([width, height]: readonly [number, number]): Promise<void> {
  await page.viewport(width, height);
}

const dialogs = {
  form: () => <Dialog {...open}>{act}</Dialog>,
  question: () => (
    <Dialog {...open} kind="question">
      {act}
    </Dialog>
  ),
  drawer: () => (
    <Drawer {...open} {...drawer}>
      {act}
    </Drawer>
  ),
};

it.each(['form', 'question', 'drawer'] as const)('covers nothing of a %s', async (kind) => {
  const dialog = page.getByRole(kind === 'question' ? 'alertdialog' : 'dialog');
  await render(
    <>
      {list}
      {dialogs[kind]()}
    </>,
  );
  for (const size of sizes) {
    await resize(size);
    await expectApart(dialog, notice);
    await expect.element(page.getByRole('button', { name: 'Act' })).toBeInViewport({ ratio: 1 });
  }
});

it('covers no control that gets the focus on a phone', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Control ${index + 1}.`);
  await render(
    <div style={{ paddingTop: 300 }}>
      {names.map((name) => (
        <p key={name} style={{ paddingBottom: 60 }}>
          <button type="button">{name}</button>
        </p>
      ))}
      {list}
    </div>,
  );
  await resize(sizes[1]);
  page.getByRole('button', { name: names[0] }).element().focus();
  for (const [key, next] of [
    ['{Tab}', names.slice(1)],
    ['{Shift>}{Tab}{/Shift}', names.toReversed().slice(1)],
  ] as const) {
    for (const name of next) {
      await userEvent.keyboard(key);
      await expectApart(page.getByRole('button', { name }), notice);
    }
  }
});

/** Waits until the two elements stop moving and don't overlap. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(() => {
      const a = one.element().getBoundingClientRect();
      const b = other.element().getBoundingClientRect();
      return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    })
    .toBe(true);
}
