import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { logIn } from '../api/log-in.ts';
import { sendResetLink } from '../api/send-reset-link.ts';
import { messages } from '../messages.ts';
import { loginSchema, type LoginForm as LoginValues } from '../schemas.ts';
import { ModeSwitch } from './mode-switch.tsx';

interface Message {
  tone: 'danger' | 'info';
  text: string;
}

interface LoginFormProps {
  onLoggedIn: () => Promise<void>;
  onSignUp: () => void;
}

export function LoginForm({ onLoggedIn, onSignUp }: LoginFormProps) {
  const [message, setMessage] = useState<Message>();
  const [isSending, setSending] = useState(false);
  const { register, handleSubmit, getValues, setFocus, clearErrors, formState } =
    useForm<LoginValues>({
      resolver: standardSchemaResolver(loginSchema),
      defaultValues: { email: '', password: '' },
    });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setMessage(undefined);
    try {
      await logIn(email, password);
    } catch {
      setMessage({ tone: 'danger', text: messages.loginFailed });
      return;
    }
    await onLoggedIn();
  });

  async function reset() {
    clearErrors();
    setMessage(undefined);
    const email = getValues('email').trim();
    if (email === '') {
      setMessage({ tone: 'danger', text: messages.resetNeedsEmail });
      setFocus('email');
      return;
    }
    setSending(true);
    const isSent = await sendResetLink(email).then(
      () => true,
      () => false,
    );
    setSending(false);
    setMessage(
      isSent
        ? { tone: 'info', text: messages.resetSent }
        : { tone: 'danger', text: messages.resetFailed },
    );
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {message && <Alert tone={message.tone}>{message.text}</Alert>}
      <Field label="Email" error={errors.email?.message} required>
        <TextInput type="email" autoComplete="username" {...register('email')} />
      </Field>
      <Field label="Password" error={errors.password?.message} required>
        <TextInput type="password" autoComplete="current-password" {...register('password')} />
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
      <ModeSwitch question="New here?" label="Sign Up" onSwitch={onSignUp} />
    </form>
  );
}
