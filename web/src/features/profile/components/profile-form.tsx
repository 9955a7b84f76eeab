import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Profile } from '@shared/accounts/profiles.ts';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { CompanyFields } from '../../../core/forms/company-fields.tsx';
import { ContactFields } from '../../../core/forms/contact-fields.tsx';
import { profileSchema, type ProfileForm as FormValues } from '../schema.ts';

interface ProfileFormProps {
  /** The initial values. Later changes don't affect the form. */
  known: Profile;
  /** Resolves to an error message on failure. */
  onSave: (form: FormValues) => Promise<string | undefined>;
  onCancel: () => void;
}

export function ProfileForm({ known, onSave, onCancel }: ProfileFormProps) {
  const [problem, setProblem] = useState<string>();
  const { name, phone, address, country, state, city } = known;
  const { postcode = '', company = '', gstin = '' } = known;
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(profileSchema),
    defaultValues: { name, phone, address, country, state, city, postcode, company, gstin },
  });
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('name'), [setFocus]);

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
        <Field label="Full Name" error={errors.name?.message} className="sm:col-span-2">
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <CompanyFields />
        <ContactFields required={false} />
        <div className="flex flex-col gap-5 sm:col-span-2">
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" size="lg" disabled={isSubmitting} onClick={onCancel}>
              Cancel
            </Button>
            <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
              Save Changes
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}
