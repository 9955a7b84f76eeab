import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { FieldGroup } from '../../../components/fields/field-group.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { emptyCompany } from '../../../core/forms/company-fields.tsx';
import {
  addressColumns,
  AddressFields,
  emptyContact,
  PhoneField,
} from '../../../core/forms/contact-fields.tsx';
import type { Account } from '../../../core/session/session.ts';
import { groups, messages } from '../../../content/auth.ts';
import { detailsSchema, lockedDetailsSchema, type DetailsForm as FormValues } from '../schemas.ts';
import { ConsentNote } from './consent-note.tsx';
import { FoldedCompanyFields } from './folded-company-fields.tsx';

interface DetailsFormProps {
  owner: Account;
  form?: FormValues;
  problem?: string;
  /** Resolves to an error message on failure. */
  onSave: (form: FormValues) => Promise<string | undefined>;
  onLogInAgain: (form: FormValues) => void;
}

export function DetailsForm(props: DetailsFormProps) {
  const { owner, form: values, onSave, onLogInAgain } = props;
  const [problem, setProblem] = useState(props.problem);
  const isEmailLocked = owner.email !== null;
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(isEmailLocked ? lockedDetailsSchema : detailsSchema),
    defaultValues: {
      ...(values ?? { ...emptyContact, ...emptyCompany, name: owner.name ?? '' }),
      email: owner.email ?? values?.email ?? '',
    },
  });
  const { register, handleSubmit, formState, getValues } = form;
  const { errors, isSubmitting, submitCount } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    setProblem(await onSave(values));
  });

  const alert = problem !== undefined && (
    <Alert tone="danger">
      <p>{problem}</p>
      {problem === messages.userIdMissing && (
        <p className="mt-1">
          You were logged out in another window. We've kept what you entered.{' '}
          <Button variant="link" onClick={() => onLogInAgain(getValues())}>
            Log in again
          </Button>
        </p>
      )}
    </Alert>
  );
  // An initial message shows at the top, and a later message at the button.
  const isFromBefore = submitCount === 0;

  return (
    <FormProvider {...form}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {isFromBefore && alert}
        <FieldGroup legend={groups.account}>
          <Field label="Full name" error={errors.name?.message} required>
            <TextInput autoComplete="name" {...register('name')} />
          </Field>
          <Field
            label="Email"
            error={errors.email?.message}
            hint={
              isEmailLocked
                ? "You log in with this address, so it can't be changed here."
                : 'Optional'
            }
          >
            <TextInput
              type="email"
              autoComplete="email"
              readOnly={isEmailLocked}
              {...register('email')}
            />
          </Field>
        </FieldGroup>
        <FieldGroup legend={groups.contact}>
          <PhoneField required />
          <FoldedCompanyFields />
        </FieldGroup>
        <FieldGroup legend={groups.address} columns={addressColumns}>
          <AddressFields required />
        </FieldGroup>
        <ConsentNote />
        <div className="flex flex-col gap-4">
          {!isFromBefore && alert}
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
            Save details
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
