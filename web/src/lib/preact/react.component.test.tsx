import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hydrateOnInteraction } from '../../startup/prerendered-part.tsx';
import { countIds, NextId } from './ids.ts';

const rendered = vi.fn<(name: string, id: string, value: string) => void>();

function View({ name }: { name: string }) {
  const value = useSyncExternalStore(
    () => () => undefined,
    () => 'live',
    () => 'prerendered',
  );
  rendered(name, useId(), value);
  return <button type="button">{name}</button>;
}

function FirstView() {
  return <View name="first" />;
}

function SecondView() {
  return <View name="second" />;
}

/** Prerenders a part as `hydrateOnInteraction` does. */
function Dormant({ children }: { children: ReactNode }) {
  return (
    <div data-dormant="">
      <NextId value={countIds(useId())}>{children}</NextId>
    </div>
  );
}

it('hydrates parts in any order with the ids and values that were prerendered', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <NextId value={countIds('id')}>
      <Dormant>
        <FirstView />
      </Dormant>
      <Dormant>
        <SecondView />
      </Dormant>
    </NextId>,
  );
  document.body.append(root);
  const [firstId, secondId] = rendered.mock.calls.map(([, id]) => id);
  expect(firstId).not.toBe(secondId);
  rendered.mockClear();
  const { promise: firstLoads, resolve: loadFirst } = Promise.withResolvers<typeof FirstView>();
  const First = hydrateOnInteraction(() => firstLoads);
  const Second = hydrateOnInteraction(async () => SecondView);
  const hydrated = hydrateRoot(
    root,
    <>
      <First />
      <Second />
    </>,
  );
  onTestFinished(() => {
    hydrated.unmount();
    root.remove();
  });
  await page.getByRole('button', { name: 'second' }).click();
  await expect.poll(() => rendered.mock.lastCall).toEqual(['second', secondId, 'live']);
  expect(rendered.mock.calls[0]).toEqual(['second', secondId, 'prerendered']);
  rendered.mockClear();
  loadFirst(FirstView);
  await page.getByRole('button', { name: 'first' }).click();
  await expect.poll(() => rendered.mock.lastCall).toEqual(['first', firstId, 'live']);
  expect(rendered.mock.calls[0]).toEqual(['first', firstId, 'prerendered']);
});

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
