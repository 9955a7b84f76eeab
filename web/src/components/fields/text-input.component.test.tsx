import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { autofill } from '../../../tests/autofill.ts';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const onSend = vi.fn<(form: { email: string; message: string }) => void>();
const field = page.getByLabelText('Email');

function Form() {
  const { register, handleSubmit, getValues } = useForm({
    defaultValues: { email: '', message: '' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextInput aria-label="Email" {...register('email')} />
      <TextArea aria-label="Message" {...register('message')} />
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
  autofill(page.getByLabelText('Message').element(), 'Hello');
  await page.getByRole('button').click();
  expect(onSend).toHaveBeenLastCalledWith({ email: 'asha@example.com', message: 'Hello' });
  autofill(field.element(), 'ravi@example.com');
  form?.requestSubmit();
  await expect.poll(() => onSend.mock.lastCall?.[0]).toMatchObject({ email: 'ravi@example.com' });
  await field.fill('asha@example.org');
  form?.requestSubmit();
  await expect.poll(() => onSend.mock.lastCall?.[0]).toMatchObject({ email: 'asha@example.org' });
});
