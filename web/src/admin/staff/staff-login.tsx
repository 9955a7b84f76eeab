import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { Divider } from '../../components/divider.tsx';
import { Field } from '../../components/fields/field.tsx';
import { PasswordInput } from '../../components/fields/password-input.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { messages } from '../../content/auth.ts';
import { authErrorCode } from '../../core/api/auth-error.ts';
import { FailureAlert } from '../../core/auth/failure-alert.tsx';
import { failureOf, type Failure } from '../../core/auth/failure.ts';
import { GoogleButton } from '../../core/auth/google-button.tsx';
import { useGooglePopup } from '../../core/auth/use-google-popup.ts';
import { logIn, signInWithGoogle } from '../../features/auth/api/sign-in.ts';
import { googleFailure } from '../../features/auth/failures.ts';
import { loginSchema, type LoginForm } from '../../core/forms/login-schema.ts';

/** Staff can't abort a login. */
const never = new AbortController().signal;

/**
 * The login form. `followStaff` opens the admin panel after the login. `onSignedIn` is for a page that requires a
 * recent login.
 */
export function StaffLogin({ onSignedIn }: { onSignedIn?: () => void }) {
  const [failure, setFailure] = useState<Failure>();
  const google = useGooglePopup({
    open: () => signInWithGoogle(never),
    onDone: async () => onSignedIn?.(),
    onError: (code) => setFailure(googleFailure(code)),
  });
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, password }) => {
    setFailure(undefined);
    try {
      await logIn(email, password, never);
    } catch (error) {
      setFailure(failureOf(messages.loginFailed, authErrorCode(error)));
      return;
    }
    onSignedIn?.();
  });

  return (
    <div className="flex flex-col gap-4">
      <GoogleButton
        label="Continue with Google"
        isBusy={google.isBusy}
        onPress={() => {
          setFailure(undefined);
          google.start();
        }}
      />
      <Divider text="or use your email" />
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FailureAlert failure={failure} />
        <Field label="Email" error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Logging in...">
          Login
        </Button>
      </form>
    </div>
  );
}
