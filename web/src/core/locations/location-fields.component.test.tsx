import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endpoints, statesEndpoint } from '@shared/endpoints.ts';
import { serve } from '../../../tests/endpoints.ts';
import { inspect } from '../../../tests/inspect.ts';
import { locations } from '../../../tests/sign-up.ts';
import { LocationFields, type Location } from './location-fields.tsx';

const country = page.getByLabelText('Country');
const state = page.getByLabelText('State');
const city = page.getByLabelText('City');

interface FormProps {
  stored?: Partial<Location>;
  onSubmit?: (location: Location) => void;
}

function Form({ stored, onSubmit }: FormProps) {
  const form = useForm<Location>({
    defaultValues: { country: 'India', state: 'Haryana', city: 'Gurugram', ...stored },
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((it) => onSubmit?.(it))(event)}>
        <LocationFields required={false} />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

it('reloads a list that failed and keeps the focus', async () => {
  const answers: Parameters<typeof serve>[0] = { ...locations, [endpoints.countries]: 'offline' };
  answers[statesEndpoint('DE')] = 'offline';
  serve(answers);
  await render(<Form />);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(country).toHaveAccessibleDescription(/We couldn't load this list/);
  await inspect();
  await retry.click();
  await expect.element(retry).toHaveFocus();
  answers[endpoints.countries] = locations[endpoints.countries] ?? [];
  await retry.click();
  await expect.element(country).toHaveFocus();
  await expect.element(retry).not.toBeInTheDocument();
  await country.selectOptions('Germany');
  await expect.element(state).toHaveAccessibleDescription(/We couldn't load this list/);
  answers[statesEndpoint('DE')] = [];
  await retry.click();
  await expect.element(state).toHaveFocus();
});

it('clears the state with a new country, and the city with a new state', async () => {
  serve(locations);
  await render(<Form />);
  await expect.element(city).toHaveValue('Gurugram');
  await state.selectOptions('Kerala');
  await expect.element(city).toHaveValue('');
  await country.selectOptions('');
  await expect.element(state).toHaveValue('');
  await expect.element(state).toBeDisabled();
  await expect.element(city).toBeDisabled();
});

it('keeps a stored state that the list no longer has, and lets the customer change its city', async () => {
  serve(locations);
  const save = vi.fn<(location: Location) => void>();
  await render(<Form stored={{ state: 'Former State' }} onSubmit={save} />);
  await expect.element(state).toHaveValue('Former State');
  await city.fill('Faridabad');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => save.mock.lastCall?.[0])
    .toEqual({
      country: 'India',
      state: 'Former State',
      city: 'Faridabad',
    });
});
