import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { LocationFields, type Location } from '../../../core/locations/location-fields.tsx';

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

/** Phone, address and place, in the form around them. */
export function ContactFields() {
  const { register, control, setValue, formState } = useFormContext<ContactForm>();
  const { errors, isSubmitted } = formState;
  const [country, state, city] = useWatch({ control, name: ['country', 'state', 'city'] });

  function changeLocation(location: Location) {
    const options = { shouldValidate: isSubmitted };
    setValue('country', location.country, options);
    setValue('state', location.state, options);
    setValue('city', location.city, options);
  }

  return (
    <>
      <Field label="Phone" error={errors.phone?.message} required>
        <TextInput type="tel" autoComplete="tel" {...register('phone')} />
      </Field>
      <Field label="Address" error={errors.address?.message} required>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <LocationFields
        value={{ country, state, city }}
        onChange={changeLocation}
        register={register}
        errors={errors}
      />
    </>
  );
}
