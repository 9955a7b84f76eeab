import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AnnounceChanges } from './announce-changes.tsx';

it('announces only the last of several quick changes, and not the first text', async () => {
  const status = page.getByRole('status');
  const { rerender } = await render(<AnnounceChanges text="1 copy" />);
  const announced: string[] = [];
  const observer = new MutationObserver(() => {
    const text = status.element().textContent;
    if (text) announced.push(text);
  });
  observer.observe(status.element(), { childList: true, characterData: true, subtree: true });
  for (const text of ['2 copies', '3 copies', '4 copies'])
    await rerender(<AnnounceChanges text={text} />);
  await expect.element(status).toHaveTextContent('4 copies');
  await rerender(<AnnounceChanges text="1 copy" />);
  await expect.element(status).toHaveTextContent('1 copy');
  expect(announced).toEqual(['4 copies', '1 copy']);
});
