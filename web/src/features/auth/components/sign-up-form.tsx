import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { FieldGroup } from '../../../components/fields/field-group.tsx';
import { PasswordInput } from '../../../components/fields/password-input.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import type { Failure } from '../../../core/auth/failure.ts';
import { addressColumns, AddressFields, PhoneField } from '../../../core/forms/contact-fields.tsx';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { createAccount } from '../api/create-account.ts';
import { signUpFailure } from '../failures.ts';
import { groups, messages } from '../../../content/auth.ts';
import { keepTypedSignUp } from '../drafts.ts';
import { signUpSchema, type SignUpForm as FormValues } from '../schemas.ts';
import { setFieldErrors } from '../set-field-errors.ts';
import { ConsentNote } from './consent-note.tsx';
import { FoldedCompanyFields } from './folded-company-fields.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';

interface SignUpFormProps {
  initialValues: FormValues;
  /** Returns the signal of a new sign-in by other means, which aborts when the customer gives up. */
  beginAttempt: () => AbortSignal;
  /** Called when the customer has signed in by other means than this form. */
  onSignedIn: () => Promise<void>;
  /** Called when the account exists and is signed in. `form` holds the data for its profile. */
  onSignedUp: (uid: string, form: FormValues) => Promise<void>;
  onLogin: (values: FormValues) => void;
  onBusy: (isBusy: boolean) => void;
}

export function SignUpForm(props: SignUpFormProps) {
  const { initialValues, beginAttempt, onSignedIn, onSignedUp, onLogin, onBusy } = props;
  const [failure, setFailure] = useState<Failure>();
  const [otherFailure, setOtherFailure] = useState<Failure>();
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: initialValues,
  });
  const { register, handleSubmit, getValues, setError, subscribe, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepTypedSignUp(values),
      }),
    [subscribe],
  );

  function clearFailures() {
    setFailure(undefined);
    setOtherFailure(undefined);
  }

  async function signUp(values: FormValues) {
    clearFailures();
    onBusy(true);
    let uid: string;
    try {
      uid = await createAccount(values.email, values.password);
    } catch (error) {
      const failure = signUpFailure(authErrorCode(error));
      setFailure(failure);
      setFieldErrors(failure, setError);
      onBusy(false);
      return;
    }
    await onSignedUp(uid, values);
    onBusy(false);
  }

  // Validation errors show only at their fields, so an earlier failure is cleared.
  const submit = handleSubmit(signUp, clearFailures);

  const alert = <FailureAlert failure={failure} />;
  const isAboutPassword = failure?.fields?.password !== undefined;
  return (
    <FormProvider {...form}>
      <OtherSignInMethods
        failure={otherFailure}
        onFailure={(failure) => {
          clearFailures();
          setOtherFailure(failure);
        }}
        onSignedIn={onSignedIn}
        beginAttempt={beginAttempt}
      />
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FieldGroup legend={groups.account}>
          <Field label="Full name" error={errors.name?.message} required>
            <TextInput autoComplete="name" {...register('name')} />
          </Field>
          <Field label="Email" error={errors.email?.message} required>
            <TextInput type="email" autoComplete="username" {...register('email')} />
          </Field>
          {/* The alert is near its field, because the form is longer than a phone's screen. */}
          {isAboutPassword && <div className="sm:col-span-2">{alert}</div>}
          <Field
            label="Password"
            error={errors.password?.message}
            hint={messages.passwordLength}
            required
          >
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          <Field label="Confirm password" error={errors.confirmPassword?.message} required>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
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
          {!isAboutPassword && alert}
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Signing up...">
            Sign Up
          </Button>
          <ModeSwitch
            question="Already have an account?"
            label="Login"
            onSwitch={() => isSubmitting || onLogin(getValues())}
          />
        </div>
      </form>
    </FormProvider>
  );
}
