import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { Stepper } from './stepper.tsx';

const field = page.getByRole('spinbutton', { name: 'Copies of the report' });
const fewer = page.getByRole('button', { name: 'Fewer' });
const more = page.getByRole('button', { name: 'More' });

function Example({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Stepper
        label="Copies"
        subject="of the report"
        fewer="Fewer"
        more="More"
        value={value}
        min={1}
        max={500}
        onChange={setValue}
      />
      <p>{`Chosen: ${value}.`}</p>
    </>
  );
}

it('changes the number by one, between its limits, and keeps the focus', async () => {
  await render(<Example initial={2} />);
  await fewer.click();
  await expect.element(field).toHaveValue(1);
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect.element(fewer).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(1);
  await more.click();
  await expect.element(field).toHaveValue(2);
  await field.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText('Chosen: 3.')).toBeVisible();
  await inspect();
});

it.each([
  ['12', 12, 12],
  ['600', 500, 500],
  ['', 2, 2],
  ['0', 2, 2],
  ['1.5', 2, 2],
])('takes %j as %i', async (text, chosen, shown) => {
  await render(<Example initial={2} />);
  await field.fill(text);
  await expect.element(page.getByText(`Chosen: ${chosen}.`)).toBeVisible();
  await userEvent.tab();
  await expect.element(field).toHaveValue(shown);
});
