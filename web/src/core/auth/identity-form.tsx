import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../components/button.tsx';
import { Divider } from '../../components/divider.tsx';
import { Field } from '../../components/fields/field.tsx';
import { PasswordInput } from '../../components/fields/password-input.tsx';
import { currentPassword } from '../forms/passwords.ts';
import { authErrorCode } from '../api/auth-error.ts';
import { confirmWithGoogle, confirmWithPassword, confirmationMethods } from './confirm-identity.ts';
import { FailureAlert } from './failure-alert.tsx';
import type { Failure } from './failure.ts';
import { GoogleButton } from './google-button.tsx';
import { googleFailure, passwordFailure } from './identity-failures.ts';
import { useGooglePopup } from './use-google-popup.ts';

const schema = z.object({ password: currentPassword });

interface IdentityFormProps {
  /** The account's email address. Empty if unknown. */
  email: string;
  /** The label of the button that confirms with the password. */
  label: string;
  busyLabel: string;
  isWorking: boolean;
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password or opens Google's window, depending on the account's sign-in methods. */
export function IdentityForm({
  email,
  label,
  busyLabel,
  isWorking,
  onConfirmed,
  onCancel,
}: IdentityFormProps) {
  const [methods] = useState(confirmationMethods);
  const [failure, setFailure] = useState<Failure>();
  const { register, handleSubmit, setError, formState } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const google = useGooglePopup({
    open: confirmWithGoogle,
    onDone: onConfirmed,
    onError: (code) => setFailure(googleFailure(code)),
  });

  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      await confirmWithPassword(password);
    } catch (error) {
      const failed = passwordFailure(authErrorCode(error));
      setFailure(failed);
      const message = failed.fields?.password;
      if (message !== undefined) setError('password', { message }, { shouldFocus: true });
      return;
    }
    await onConfirmed();
  });

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <FailureAlert failure={failure} />
      {methods.google && (
        <GoogleButton
          label="Confirm with Google"
          busyLabel={isWorking ? busyLabel : undefined}
          isBusy={google.isBusy}
          onPress={() => {
            setFailure(undefined);
            google.start();
          }}
        />
      )}
      {methods.google && methods.password && <Divider text="or use your password" />}
      {methods.password && (
        <>
          {/* Tells password managers which account this is. */}
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          <Field label="Password" error={errors.password?.message} required>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={isWorking} onClick={onCancel}>
          Cancel
        </Button>
        {methods.password && (
          <Button type="submit" variant="danger" busy={isSubmitting} busyLabel={busyLabel}>
            {label}
          </Button>
        )}
      </div>
    </form>
  );
}
