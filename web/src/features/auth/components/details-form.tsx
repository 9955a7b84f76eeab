import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { ContactFields, emptyContact } from '../../../core/contact-fields.tsx';
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
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(detailsSchema),
    defaultValues: { ...emptyForm, ...known },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    setProblem(await onSave(values));
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(event) => void submit(event)}
      >
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
        <ContactFields required />
        <div className="flex flex-col gap-5 sm:col-span-2">
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
            Save details
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

const emptyForm: FormValues = {
  name: '',
  email: '',
  ...emptyContact,
};
