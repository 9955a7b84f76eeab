import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { serve } from '../../../tests/endpoints.ts';
import { inspect } from '../../../tests/inspect.ts';
import { locations } from '../../../tests/sign-up.ts';
import { AddressFields, emptyContact } from './contact-fields.tsx';
import { postcodeOfCountry } from './fields.ts';

const schema = z.object({ country: z.string(), postcode: z.string() }).check(postcodeOfCountry());

function Form() {
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: emptyContact });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(() => {})(event)}>
        <AddressFields required={false} />
        <button>Save</button>
      </form>
    </FormProvider>
  );
}

it('asks for a PIN code in India and a postcode elsewhere, and clears it with a new country', async () => {
  serve(locations);
  await render(<Form />);
  const country = page.getByLabelText('Country');
  const pinCode = page.getByLabelText('PIN code (optional)');
  const postcode = page.getByLabelText('Postcode (optional)');
  await expect.element(pinCode).toHaveAttribute('inputmode', 'numeric');
  await expect.element(pinCode).toHaveAttribute('autocomplete', 'postal-code');
  await pinCode.fill('80331');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(pinCode)
    .toHaveAccessibleDescription('Please enter the 6 digits of your PIN code, like 122002.');
  await inspect();
  await country.selectOptions('Germany');
  await expect.element(postcode).toHaveAttribute('inputmode', 'text');
  await expect.element(postcode).toHaveAccessibleDescription('');
  await expect.element(postcode).toHaveValue('');
  await postcode.fill('80331');
  await country.selectOptions('India');
  await expect.element(pinCode).toHaveValue('');
});
