import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { action as texts } from '../../../content/account.ts';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import { newPasswordFailure, type Failure } from '../../../core/auth/failure.ts';
import { NewPasswordFields } from '../../../core/auth/new-password-fields.tsx';
import { newPassword, samePasswords } from '../../../core/forms/passwords.ts';
import type { ActionLink } from '../action-link.ts';
import { isSpent, resetPassword } from '../api/action-code.ts';
import { ActionFrame } from './action-frame.tsx';

const schema = z.object(newPassword).check(samePasswords());

interface NewPasswordFormProps {
  link: ActionLink;
  email: string;
  onDone: () => void;
  onSpent: () => void;
}

export function NewPasswordForm({ link, email, onDone, onSpent }: NewPasswordFormProps) {
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await resetPassword(link.code, email, password);
      onDone();
    } catch (error) {
      if (isSpent(error)) {
        onSpent();
        return;
      }
      const failed = newPasswordFailure(authErrorCode(error), texts.newPassword.failed);
      setFailure(failed);
      const message = failed.fields?.password;
      if (message !== undefined) setError('password', { message }, { shouldFocus: true });
    }
  });

  return (
    <ActionFrame title={texts.newPassword.title} text={texts.newPassword.text(email)}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <FailureAlert failure={failure} />
        {/* Tells password managers which account this is. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
        <NewPasswordFields register={register} errors={errors} />
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
          Save password
        </Button>
      </form>
    </ActionFrame>
  );
}
