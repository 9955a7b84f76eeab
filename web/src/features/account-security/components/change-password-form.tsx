import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../../components/fields/field.tsx';
import { PasswordInput } from '../../../components/fields/password-input.tsx';
import { security } from '../../../content/account.ts';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import type { Failure } from '../../../core/auth/failure.ts';
import { NewPasswordFields } from '../../../core/auth/new-password-fields.tsx';
import { notify } from '../../../core/notices/notices.ts';
import { changePassword } from '../api/change-password.ts';
import { formFailure } from '../failures.ts';
import { changePasswordSchema, type ChangePasswordForm as FormValues } from '../schemas.ts';
import { FormButtons } from './form-buttons.tsx';

interface ChangePasswordFormProps {
  email: string;
  /** Called after the change and on cancel. */
  onClose: () => void;
}

const texts = security.password;

export function ChangePasswordForm({ email, onClose }: ChangePasswordFormProps) {
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm<FormValues>({
    resolver: standardSchemaResolver(changePasswordSchema),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ currentPassword, password }) => {
    setFailure(undefined);
    try {
      await changePassword(currentPassword, password);
    } catch (error) {
      const { failure: failed, ...fields } = formFailure(error, texts.failed);
      setFailure(failed);
      for (const field of ['currentPassword', 'password'] as const) {
        const message = fields[field];
        if (message !== undefined) setError(field, { message }, { shouldFocus: true });
      }
      return;
    }
    notify('success', texts.changed);
    onClose();
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FailureAlert failure={failure} />
      {/* Tells password managers which account this is. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <Field label="Current password" error={errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <NewPasswordFields register={register} errors={errors} />
      <FormButtons
        label="Change password"
        busyLabel="Changing..."
        isBusy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
