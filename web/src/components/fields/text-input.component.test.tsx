import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { autofill } from '../../../tests/autofill.ts';
import { TextInput } from './text-input.tsx';

const onSend = vi.fn<(form: { email: string }) => void>();
const field = page.getByLabelText('Email');

function Form() {
  const { register, handleSubmit, getValues } = useForm({ defaultValues: { email: '' } });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextInput aria-label="Email" {...register('email')} />
      <button type="button" onClick={() => onSend(getValues())}>
        Read
      </button>
    </form>
  );
}

it('reports a value that was filled in without an event', async () => {
  await render(<Form />);
  const form = document.querySelector('form');
  autofill(field.element(), 'asha@example.com');
  await page.getByRole('button').click();
  expect(onSend).toHaveBeenLastCalledWith({ email: 'asha@example.com' });
  autofill(field.element(), 'ravi@example.com');
  form?.requestSubmit();
  await expect.poll(() => onSend.mock.lastCall?.[0]).toEqual({ email: 'ravi@example.com' });
  await field.fill('asha@example.org');
  form?.requestSubmit();
  await expect.poll(() => onSend.mock.lastCall?.[0]).toEqual({ email: 'asha@example.org' });
});
