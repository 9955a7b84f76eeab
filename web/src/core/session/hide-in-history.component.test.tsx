import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { saveSignedInFlag } from '../../startup/signed-in-flag.ts';
import { hideInHistory } from './hide-in-history.ts';

const reload = vi.fn<() => void>();
let shownUid: string | undefined;

beforeAll(() => hideInHistory(() => shownUid, reload));

afterEach(() => {
  reload.mockReset();
  document.body.replaceChildren();
  document.documentElement.style.visibility = '';
});

function goAwayAndBack(meanwhile: () => void) {
  document.body.innerHTML = '<p>Your orders</p>';
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  meanwhile();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

it('shows the page again to the account that is still signed in', async () => {
  shownUid = 'asha';
  saveSignedInFlag('asha');
  goAwayAndBack(() => {
    expect(page.getByText('Your orders').query()).not.toBeVisible();
  });
  await expect.element(page.getByText('Your orders')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['a logout', undefined],
  ['the login of another account', 'ben'],
])('keeps the page hidden and reloads it after %s in another tab', (_, next) => {
  shownUid = 'asha';
  saveSignedInFlag('asha');
  goAwayAndBack(() => saveSignedInFlag(next));
  expect(getComputedStyle(document.body).visibility).toBe('hidden');
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the page of a visitor alone', async () => {
  shownUid = undefined;
  goAwayAndBack(() => {});
  await expect.element(page.getByText('Your orders')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
