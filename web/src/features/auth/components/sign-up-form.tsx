import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { ContactFields, emptyContact } from '../../../core/contact-fields.tsx';
import { createAccount } from '../api/create-account.ts';
import { signUpSchema, type SignUpForm as FormValues } from '../schemas.ts';
import { ModeSwitch } from './mode-switch.tsx';

interface SignUpFormProps {
  /** The account exists and is signed in; what was typed is there for its profile. */
  onSignedUp: (uid: string, form: FormValues) => Promise<void>;
  onLogin: () => void;
}

export function SignUpForm({ onSignedUp, onLogin }: SignUpFormProps) {
  const [problem, setProblem] = useState<string>();
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: emptyForm,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    const result = await createAccount(values.email, values.password);
    if ('uid' in result) {
      await onSignedUp(result.uid, values);
      return;
    }
    const { message, passwordHint } = result.failure;
    setProblem(message);
    if (passwordHint) setError('password', { message: passwordHint }, { shouldFocus: true });
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
        <Field label="Email" error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <TextInput type="password" autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message} required>
          <TextInput type="password" autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
        <ContactFields required />
        <div className="flex flex-col gap-5 sm:col-span-2">
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Signing up...">
            Sign Up
          </Button>
          <ModeSwitch question="Already have an account?" label="Login" onSwitch={onLogin} />
        </div>
      </form>
    </FormProvider>
  );
}

const emptyForm: FormValues = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  ...emptyContact,
};
