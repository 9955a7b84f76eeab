import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Divider } from '../../../components/divider.tsx';
import { Field } from '../../../components/field.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import type { Failure } from '../../../core/auth/failure.ts';
import { GoogleButton } from '../../../core/auth/google-button.tsx';
import { useGooglePopup } from '../../../core/auth/use-google-popup.ts';
import { authErrorCode } from '../../../core/auth/auth-error.ts';
import {
  confirmWithGoogle,
  confirmWithPassword,
  waysToConfirm,
} from '../../../core/auth/confirm-identity.ts';
import { googleFailure, passwordFailure } from '../../../core/auth/identity-failures.ts';
import { messages } from '../../../content/profile.ts';

const schema = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});

interface IdentityFormProps {
  /** The account's address; empty if unknown. */
  email: string;
  isDeleting: boolean;
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
}

interface IdentityDialogProps extends IdentityFormProps {
  open: boolean;
  onClosed: () => void;
}

/** Asks a customer with an old sign-in to confirm their identity before the deletion. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { open, email, isDeleting, onConfirmed, onCancel, onClosed } = props;
  const isWanted = useRef(open);
  useEffect(() => {
    isWanted.current = open;
    return () => {
      isWanted.current = false;
    };
  }, [open]);

  return (
    <Dialog
      kind="question"
      open={open}
      onOpenChange={(isOpen) => isOpen || isDeleting || onCancel()}
      onClosed={onClosed}
      title={messages.confirmTitle}
      description={<span className="wrap-anywhere">{messages.confirmWhy(email)}</span>}
    >
      <IdentityForm
        email={email}
        isDeleting={isDeleting}
        // Google's window may outlive the dialog.
        onConfirmed={async () => {
          if (isWanted.current) await onConfirmed();
        }}
        onCancel={onCancel}
      />
    </Dialog>
  );
}

/** Asks for the password or opens Google's window, as the account allows. */
function IdentityForm({ email, isDeleting, onConfirmed, onCancel }: IdentityFormProps) {
  const [ways] = useState(waysToConfirm);
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
      {ways.google && (
        <GoogleButton
          label="Confirm with Google"
          busyLabel={isDeleting ? 'Deleting...' : undefined}
          isBusy={google.isBusy}
          onPress={() => {
            setFailure(undefined);
            google.start();
          }}
        />
      )}
      {ways.google && ways.password && <Divider text="or with your password" />}
      {ways.password && (
        <>
          {/* Tells password managers which account this is. */}
          <input hidden readOnly type="email" autoComplete="username" value={email} />
          <Field label="Password" error={errors.password?.message} required>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={isDeleting} onClick={onCancel}>
          Cancel
        </Button>
        {ways.password && (
          <Button type="submit" variant="danger" busy={isSubmitting} busyLabel="Deleting...">
            Delete my account
          </Button>
        )}
      </div>
    </form>
  );
}
