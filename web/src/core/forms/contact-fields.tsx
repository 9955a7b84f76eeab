import { site } from '@shared/site.ts';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { LocationFields, type Location } from '../locations/location-fields.tsx';
import { PostcodeField } from './postcode-field.tsx';

interface ContactForm extends Location {
  phone: string;
  address: string;
  postcode: string;
}

/** The empty form, with the company's own country preselected. */
export const emptyContact: ContactForm = {
  phone: '',
  address: '',
  country: site.address.country,
  state: '',
  city: '',
  postcode: '',
};

/** Requires a FormProvider. */
export function ContactFields({ required }: { required: boolean }) {
  return (
    <>
      <PhoneField required={required} />
      <AddressFields required={required} />
    </>
  );
}

export function PhoneField({ required }: { required: boolean }) {
  const { register, formState } = useFormContext<ContactForm>();
  return (
    <Field label="Phone" error={formState.errors.phone?.message} required={required}>
      <TextInput type="tel" autoComplete="tel" {...register('phone')} />
    </Field>
  );
}

/** The columns of a group with the address: two wide fields, then three narrow ones. The legend is a child too. */
export const addressColumns = 'sm:grid-cols-6 sm:*:col-span-2 sm:*:nth-[-n+3]:col-span-3';

export function AddressFields({ required }: { required: boolean }) {
  const { register, setValue, formState } = useFormContext<ContactForm>();
  function clearPostcode() {
    // The validation also removes an error of the old postcode.
    setValue('postcode', '', { shouldValidate: true });
  }
  return (
    <>
      <Field label="Address" error={formState.errors.address?.message} required={required}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <LocationFields required={required} onCountryChange={clearPostcode} />
      <PostcodeField />
    </>
  );
}
