import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { PasswordInput } from '../../../components/fields/password-input.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import { failureOf, type Failure } from '../../../core/auth/failure.ts';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { sendPasswordReset } from '../../../core/auth/send-password-reset.ts';
import { logIn } from '../api/sign-in.ts';
import { messages } from '../../../content/auth.ts';
import { loginSchema, type LoginForm as LoginValues } from '../../../core/forms/login-schema.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { OtherSignInMethods } from './other-sign-in-methods.tsx';

interface LoginFormProps {
  initialValues: LoginValues;
  /** Returns the signal of a new sign-in, which aborts when the customer gives up. */
  beginAttempt: () => AbortSignal;
  onSignedIn: () => Promise<void>;
  onSignUp: (values: LoginValues) => void;
}

type Outcome = { method: 'password' | 'other'; failure: Failure } | 'reset-sent' | undefined;

export function LoginForm({ initialValues, beginAttempt, onSignedIn, onSignUp }: LoginFormProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, getValues, setError, clearErrors, trigger, formState } =
    useForm<LoginValues>({
      resolver: standardSchemaResolver(loginSchema),
      defaultValues: initialValues,
    });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setOutcome(undefined);
    try {
      await logIn(email, password, beginAttempt());
    } catch (error) {
      const failure = failureOf(messages.loginFailed, authErrorCode(error));
      setOutcome({ method: 'password', failure });
      return;
    }
    await onSignedIn();
  });

  async function reset() {
    clearErrors();
    setOutcome(undefined);
    const email = getValues('email').trim();
    if (email === '') {
      setError('email', { message: messages.resetNeedsEmail }, { shouldFocus: true });
      return;
    }
    if (!(await trigger('email', { shouldFocus: true }))) return;
    setSending(true);
    const failure = await sendPasswordReset(email);
    setOutcome(failure ? { method: 'password', failure } : 'reset-sent');
    setSending(false);
  }

  const failed = typeof outcome === 'object' ? outcome : undefined;
  return (
    <>
      <OtherSignInMethods
        failure={failed?.method === 'other' ? failed.failure : undefined}
        onFailure={(failure) => setOutcome(failure && { method: 'other', failure })}
        onSignedIn={onSignedIn}
        beginAttempt={beginAttempt}
      />
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FailureAlert failure={failed?.method === 'password' ? failed.failure : undefined} />
        {outcome === 'reset-sent' && <Alert tone="info">{messages.resetSent}</Alert>}
        <Field label="Email" error={errors.email?.message} required>
          <TextInput type="email" autoComplete="username" {...register('email')} />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button
          variant="link"
          className="-my-2 self-start"
          busy={isSending}
          busyLabel="Sending..."
          onClick={() => void reset()}
        >
          Forgot password?
        </Button>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Logging in...">
          Login
        </Button>
        <ModeSwitch question="New here?" label="Sign Up" onSwitch={() => onSignUp(getValues())} />
      </form>
    </>
  );
}
