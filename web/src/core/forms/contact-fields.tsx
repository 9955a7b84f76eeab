import { site } from '@shared/site.ts';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { LocationFields, type Location } from '../locations/location-fields.tsx';

interface ContactForm extends Location {
  phone: string;
  address: string;
}

/** The empty form, with the company's own country preselected. */
export const emptyContact: ContactForm = {
  phone: '',
  address: '',
  country: site.address.country,
  state: '',
  city: '',
};

/** Requires a FormProvider. */
export function ContactFields({ required }: { required: boolean }) {
  return (
    <>
      <PhoneField required={required} />
      <AddressFields required={required} cityClassName="sm:col-span-2" />
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

interface AddressFieldsProps {
  required: boolean;
  cityClassName?: string;
}

export function AddressFields({ required, cityClassName }: AddressFieldsProps) {
  const { register, formState } = useFormContext<ContactForm>();
  return (
    <>
      <Field label="Address" error={formState.errors.address?.message} required={required}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <LocationFields required={required} cityClassName={cityClassName} />
    </>
  );
}
