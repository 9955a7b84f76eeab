import { useFormContext } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { LocationFields, type Location } from '../locations/location-fields.tsx';

interface ContactForm extends Location {
  phone: string;
  address: string;
}

export const emptyContact: ContactForm = {
  phone: '',
  address: '',
  country: '',
  state: '',
  city: '',
};

/** Fields for phone, address and place, for use inside a FormProvider. */
export function ContactFields({ required }: { required: boolean }) {
  const { register, formState } = useFormContext<ContactForm>();
  const { errors } = formState;
  return (
    <>
      <Field label="Phone" error={errors.phone?.message} required={required}>
        <TextInput type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field label="Address" error={errors.address?.message} required={required}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <LocationFields required={required} />
    </>
  );
}
