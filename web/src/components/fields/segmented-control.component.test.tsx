import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { SegmentedControl } from './segmented-control.tsx';

function Example() {
  const [value, setValue] = useState<'one' | 'two'>('one');
  return (
    <>
      <SegmentedControl
        legend="Size"
        subject="of the report"
        options={[
          { value: 'one', label: 'One' },
          { value: 'two', label: 'Two' },
        ]}
        value={value}
        onChange={setValue}
      />
      <p>{`Chosen: ${value}.`}</p>
    </>
  );
}

it('is one group of radio buttons, which the arrow keys choose', async () => {
  await render(<Example />);
  const group = page.getByRole('group', { name: 'Size of the report' });
  await expect.element(group.getByRole('radio', { name: 'One' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const two = group.getByRole('radio', { name: 'Two' });
  await expect.element(two).toBeChecked();
  await expect.element(two).toHaveFocus();
  await group.getByRole('radio', { name: 'One' }).click();
  await expect.element(two).not.toBeChecked();
  await inspect();
});

it('adopts a choice that was made before its code ran', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  // Without the translation that the tests apply, since hydration finds only what was rendered.
  container.translate = false;
  container.innerHTML = renderToString(<Example />);
  const two = page.getByRole('radio', { name: 'Two' });
  await two.click();
  const root = hydrateRoot(container, <Example />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.element(page.getByText('Chosen: two.')).toBeVisible();
  await expect.element(two).toBeChecked();
});
