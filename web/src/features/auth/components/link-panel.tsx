import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Divider } from '../../../components/divider.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { PasswordInput } from '../../../components/fields/password-input.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import type { Failure } from '../../../core/auth/failure.ts';
import { GoogleButton } from '../../../core/auth/google-button.tsx';
import { useGooglePopup } from '../../../core/auth/use-google-popup.ts';
import { notify } from '../../../core/notices/notices.ts';
import { authErrorCode, isSessionEnded } from '../../../core/api/auth-error.ts';
import { sendFirstVerificationEmail } from '../../../core/session/verification.ts';
import { linkWithGoogle, linkWithPassword } from '../api/link-account.ts';
import { linkFailure, linkGoogleFailure } from '../failures.ts';
import { finishLinking } from '../finish-linking.ts';
import { messages } from '../../../content/auth.ts';
import { linkSchema, type LinkForm } from '../schemas.ts';
import { setFieldErrors } from '../set-field-errors.ts';

export function LinkPanel({ email }: { email: string }) {
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm<LinkForm>({
    resolver: standardSchemaResolver(linkSchema),
    defaultValues: { email, password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const google = useGooglePopup({
    open: linkWithGoogle,
    onDone: () => finishLinking(messages.googleLinked),
    onError: (code) => {
      if (isSessionEnded(code)) notify('error', messages.guestEnded);
      else setFailure(linkGoogleFailure(code));
    },
  });

  async function link({ email, password }: LinkForm) {
    setFailure(undefined);
    try {
      await linkWithPassword(email, password);
    } catch (error) {
      const code = authErrorCode(error);
      if (isSessionEnded(code)) {
        notify('error', messages.guestEnded);
        return;
      }
      const failure = linkFailure(code);
      setFailure(failure);
      setFieldErrors(failure, setError);
      return;
    }
    await finishLinking(messages.accountConverted(email), sendFirstVerificationEmail());
  }

  // Validation errors show only at their fields, so an earlier failure is cleared.
  const submit = handleSubmit(link, () => setFailure(undefined));

  return (
    <section
      aria-labelledby="link-account"
      className="grid gap-x-12 gap-y-6 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8 lg:grid-cols-[2fr_3fr]"
    >
      <header>
        <h2 id="link-account" className="text-xl">
          Link your account
        </h2>
        <p className="mt-2 text-muted">
          Log in from any device and keep your cart, orders and invoices.
        </p>
      </header>
      <div className="flex flex-col gap-5">
        <GoogleButton
          label="Link with Google"
          isBusy={google.isBusy}
          onPress={() => {
            setFailure(undefined);
            google.start();
          }}
        />
        <Divider text="or use your email" />
        <FailureAlert failure={failure} />
        <form
          noValidate
          className="grid gap-5 sm:grid-cols-2"
          onSubmit={(event) => void submit(event)}
        >
          <Field label="Email" error={errors.email?.message} className="sm:col-span-2" required>
            <TextInput type="email" autoComplete="username" {...register('email')} />
          </Field>
          <Field
            label="New password"
            error={errors.password?.message}
            hint={messages.passwordLength}
            required
          >
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          <Field label="Confirm password" error={errors.confirmPassword?.message} required>
            <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
          </Field>
          <Button
            type="submit"
            size="lg"
            className="sm:col-span-2"
            busy={isSubmitting}
            busyLabel="Linking..."
          >
            Link account
          </Button>
        </form>
      </div>
    </section>
  );
}
