import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../tests/show.tsx';
import { notify } from './notices.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await show(<button type="button">Before</button>);
});
afterEach(() => void vi.useRealTimers());

const saved = page.getByText('Saved.');

it('shows a confirmation for eight seconds', async () => {
  notify('success', 'Saved.');
  await expect.element(saved).toBeVisible();
  vi.advanceTimersByTime(7_900);
  await expect.element(saved).toBeVisible();
  vi.advanceTimersByTime(200);
  await expect.element(saved).not.toBeInTheDocument();
});

it('shows a notice with an action for thirty seconds', async () => {
  const run = vi.fn<() => void>();
  notify('success', 'Saved.', { label: 'Undo', run });
  vi.advanceTimersByTime(29_900);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(run).toHaveBeenCalledOnce();
  await expect.element(saved).not.toBeInTheDocument();
});

it('keeps an error until it is dismissed, and then restores the focus', async () => {
  await page.getByRole('button', { name: 'Before' }).click();
  notify('error', 'Not saved.');
  vi.advanceTimersByTime(100_000);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved.');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('Not saved.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});

it('keeps a notice that has the focus', async () => {
  notify('success', 'Saved.');
  await page.getByRole('button', { name: 'Before' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  vi.advanceTimersByTime(100_000);
  await expect.element(saved).toBeVisible();
});

it('keeps a notice under the pointer', async () => {
  notify('success', 'Saved.');
  await saved.hover();
  vi.advanceTimersByTime(30_000);
  await expect.element(saved).toBeVisible();
  await page.getByRole('button', { name: 'Before' }).hover();
  await expect
    .poll(() => {
      vi.advanceTimersByTime(9_000);
      return saved.query();
    })
    .toBeNull();
});
