import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { countIds, NextId } from '../lib/preact/ids.ts';
import { hydrateOnInteraction } from './prerendered-part.tsx';

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
