import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Divider } from '../../../components/divider.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { PasswordInput } from '../../../components/fields/password-input.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { action as texts } from '../../../content/account.ts';
import { messages } from '../../../content/auth.ts';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import { failureOf, isWithdrawn, type Failure } from '../../../core/auth/failure.ts';
import { GoogleButton } from '../../../core/auth/google-button.tsx';
import { sendPasswordReset } from '../../../core/auth/send-password-reset.ts';
import { useGooglePopup } from '../../../core/auth/use-google-popup.ts';
import { loginSchema, type LoginForm } from '../../../core/forms/login-schema.ts';
import { useSession } from '../../../core/session/session.ts';
import { logInWithGoogle, logInWithPassword } from '../api/log-in-for-link.ts';
import type { PendingLink } from '../use-action.ts';
import { ActionFrame } from './action-frame.tsx';
import { notApplied } from './press-to-apply.tsx';

interface LogInFirstProps {
  pendingLink: PendingLink;
  /** Continues with the link. Rejects if a retry may help. */
  onLoggedIn: () => Promise<void>;
}

/** Asks the owner of the link's account to log in, then applies the link. The login replaces the button press. */
export function LogInFirst({ pendingLink, onLoggedIn }: LogInFirstProps) {
  const { loginEmail } = pendingLink;
  const [outcome, setOutcome] = useState<Failure | 'reset-sent'>();
  const { register, handleSubmit, trigger, getValues, formState } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: loginEmail ?? '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const google = useGooglePopup({
    open: () => logInWithGoogle(loginEmail),
    onDone: proceed,
    onError: (code) => {
      if (!isWithdrawn(code)) setOutcome(failureOf(messages.loginFailed, code));
    },
  });

  async function proceed(): Promise<void> {
    await onLoggedIn().catch((error: unknown) => setOutcome(notApplied(error)));
  }

  const submit = handleSubmit(async ({ email, password }) => {
    setOutcome(undefined);
    try {
      await logInWithPassword(email, password);
    } catch (error) {
      setOutcome(failureOf(messages.loginFailed, authErrorCode(error)));
      return;
    }
    await proceed();
  });

  async function reset(): Promise<void> {
    setOutcome(undefined);
    if (!(await trigger('email', { shouldFocus: true }))) return;
    setOutcome((await sendPasswordReset(getValues('email'))) ?? 'reset-sent');
  }

  const { title, text } = texts.confirm[pendingLink.mode];
  return (
    <ActionFrame title={title} text={`${text(pendingLink)} ${texts.login.why(loginEmail)}`}>
      <OtherSession loginEmail={loginEmail} />
      <GoogleButton
        label="Continue with Google"
        isBusy={google.isBusy}
        onPress={() => {
          setOutcome(undefined);
          google.start();
        }}
      />
      <Divider text={texts.login.or} />
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {outcome === 'reset-sent' ? (
          <Alert tone="info">{messages.resetSent}</Alert>
        ) : (
          <FailureAlert failure={outcome} />
        )}
        <Field label="Email" error={errors.email?.message} required>
          <TextInput
            type="email"
            autoComplete="username"
            readOnly={loginEmail !== null}
            {...register('email')}
          />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button variant="link" className="-my-2 self-start" onClick={() => void reset()}>
          Forgot password?
        </Button>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel={texts.login.busy}>
          {texts.login.button}
        </Button>
      </form>
    </ActionFrame>
  );
}

/** Tells the visitor which other account is logged in here. */
function OtherSession({ loginEmail }: Pick<PendingLink, 'loginEmail'>) {
  const session = useSession();
  if (session.status !== 'logged-in') return null;
  const { email, isAnonymous } = session.account;
  if (isAnonymous) return <Alert tone="info">{texts.login.guest}</Alert>;
  if (email === null || email === loginEmail) return null;
  return <Alert tone="info">{texts.login.other(email)}</Alert>;
}
