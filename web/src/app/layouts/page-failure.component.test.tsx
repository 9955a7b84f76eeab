import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { followLinks } from '../follow-links.ts';
import { PageFailure } from '../../core/notices/page-failure.tsx';

it('leads to the homepage with a new document, as the layout may have failed', async () => {
  await render(<PageFailure />);
  const unfollow = followLinks();
  let isLeftToBrowser: boolean | undefined;
  const stay = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  globalThis.addEventListener('click', stay, { once: true });
  await page.getByRole('link', { name: 'Go to the homepage' }).click();
  unfollow();
  expect(isLeftToBrowser).toBe(true);
});
