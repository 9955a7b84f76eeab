import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

it.each([
  ['another text', '2 users', '2 users'],
  ['no text', '', ''],
  ['nothing', null, ''],
  ['an element', <b key="many">Many users</b>, 'Many users'],
])('shows %s in place of a translated text', async (_, next, text) => {
  function Changing() {
    const [content, setContent] = useState<ReactNode>('1 user');
    return (
      <>
        <button type="button" onClick={() => setContent(next)}>
          Change
        </button>
        <output>{content}</output>
      </>
    );
  }
  const { container } = await render(<Changing />);
  await expect.poll(() => container.querySelector('output font')).not.toBeNull();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.poll(() => page.getByRole('status').element().textContent).toBe(text);
});

it('leaves a translated text that stays the same', async () => {
  const { container, rerender } = await render(<output>1 user</output>);
  await expect.poll(() => container.querySelector('font')).not.toBeNull();
  const translation = container.querySelector('font');
  await rerender(<output>1 user</output>);
  expect(container.querySelector('font')).toBe(translation);
});
