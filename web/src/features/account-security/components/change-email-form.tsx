import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/notices/alert.tsx';
import { Field } from '../../../components/fields/field.tsx';
import { PasswordInput } from '../../../components/fields/password-input.tsx';
import { TextInput } from '../../../components/fields/text-input.tsx';
import { security } from '../../../content/account.ts';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import type { Failure } from '../../../core/auth/failure.ts';
import { changeEmail } from '../api/change-email.ts';
import { formFailure } from '../failures.ts';
import { saveEmailChange } from '../email-change.ts';
import { changeEmailSchema, type ChangeEmailForm as FormValues } from '../schemas.ts';
import { FormButtons } from './form-buttons.tsx';

interface ChangeEmailFormProps {
  /** The account's current address. */
  email: string;
  onClose: () => void;
}

const texts = security.email;

export function ChangeEmailForm({ email, onClose }: ChangeEmailFormProps) {
  const [outcome, setOutcome] = useState<{ failure: Failure } | { sentTo: string }>();
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(changeEmailSchema(email)),
    defaultValues: { newEmail: '', currentPassword: '' },
  });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ newEmail, currentPassword }) => {
    setOutcome(undefined);
    try {
      await changeEmail(currentPassword, newEmail);
      reset();
      saveEmailChange(email, newEmail);
      setOutcome({ sentTo: newEmail });
    } catch (error) {
      const { failure, currentPassword: message } = formFailure(error, texts.failed);
      if (failure) setOutcome({ failure });
      if (message !== undefined) {
        setError('currentPassword', { message }, { shouldFocus: true });
      }
    }
  });

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <p className="text-sm text-muted">{texts.why}</p>
      {outcome && 'sentTo' in outcome && (
        <Alert tone="info">
          <span className="wrap-anywhere">{texts.sent(outcome.sentTo, email)}</span>
        </Alert>
      )}
      {outcome && 'failure' in outcome && <FailureAlert failure={outcome.failure} />}
      <Field label="New email" error={errors.newEmail?.message} required>
        <TextInput type="email" autoComplete="email" {...register('newEmail')} />
      </Field>
      <Field label="Current password" error={errors.currentPassword?.message} required>
        <PasswordInput autoComplete="current-password" {...register('currentPassword')} />
      </Field>
      <FormButtons
        label={texts.submit}
        busyLabel="Sending..."
        isBusy={isSubmitting}
        onCancel={onClose}
      />
    </form>
  );
}
