import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { LocationFields, type Location } from '../../../core/locations/location-fields.tsx';
import { detailsSchema, type DetailsForm as FormValues } from '../schemas.ts';

interface DetailsFormProps {
  /** What is known already, from the account or from a sign-up that got this far. */
  known: Partial<FormValues>;
  /** The account has this address, so it can't be another one here. */
  isEmailLocked: boolean;
  /** A message from before the form was opened. */
  initialProblem: string | undefined;
  /** Resolves to a message when saving failed. */
  onSave: (form: FormValues) => Promise<string | undefined>;
}

export function DetailsForm({ known, isEmailLocked, initialProblem, onSave }: DetailsFormProps) {
  const [problem, setProblem] = useState(initialProblem);
  const { register, handleSubmit, control, setValue, formState } = useForm<FormValues>({
    resolver: standardSchemaResolver(detailsSchema),
    defaultValues: { ...emptyForm, ...known },
  });
  const { errors, isSubmitting, isSubmitted } = formState;
  const [country, state, city] = useWatch({
    control,
    name: ['country', 'state', 'city'],
  });

  const submit = handleSubmit(async (form) => {
    setProblem(undefined);
    setProblem(await onSave(form));
  });

  function changeLocation(location: Location) {
    const options = { shouldValidate: isSubmitted };
    setValue('country', location.country, options);
    setValue('state', location.state, options);
    setValue('city', location.city, options);
  }

  return (
    <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <Field label="Full name" error={errors.name?.message} required>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="email"
          readOnly={isEmailLocked}
          {...register('email')}
        />
      </Field>
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
      <div className="flex flex-col gap-5 sm:col-span-2">
        {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
          Save details
        </Button>
      </div>
    </form>
  );
}

const emptyForm: FormValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  country: '',
  state: '',
  city: '',
};
