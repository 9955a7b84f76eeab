import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inspect } from '../../../tests/inspect.ts';
import { Stepper } from './stepper.tsx';

const field = page.getByRole('spinbutton', { name: 'Copies of the report' });
const message = page.getByRole('status');
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
        range="From 1 to 500 copies"
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

it('corrects a number that is too large at once, and says so', async () => {
  await render(<Example initial={2} />);
  await field.fill('500');
  await userEvent.tab();
  await expect.element(page.getByText('Chosen: 500.')).toBeVisible();
  await expect.element(message).toHaveTextContent('');
  await field.fill('501');
  await expect.element(field).toHaveValue(500);
  await expect.element(message).toHaveTextContent('From 1 to 500 copies');
  await inspect();
  await field.fill('1');
  await expect.element(page.getByText('Chosen: 1.')).toBeVisible();
  await expect.element(message).toHaveTextContent('');
});

it.each(['', '0', '1.5'])('says that it corrected %j when the visitor leaves', async (text) => {
  await render(<Example initial={2} />);
  const top = more.element().getBoundingClientRect().top;
  await field.fill(text);
  await expect.element(page.getByText('Chosen: 2.')).toBeVisible();
  await expect.element(message).toHaveTextContent('');
  await userEvent.tab();
  await expect.element(field).toHaveValue(2);
  await expect.element(message).toHaveTextContent('From 1 to 500 copies');
  expect(more.element().getBoundingClientRect().top).toBe(top);
  await more.click();
  await expect.element(message).toHaveTextContent('');
});

it('corrects an unusable number on Enter, before the form is sent', async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  await render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Example initial={2} />
    </form>,
  );
  await field.fill('0');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue(2);
  await expect.element(message).toHaveTextContent('From 1 to 500 copies');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
