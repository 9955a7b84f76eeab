import type { ListedSignInMethod } from '@shared/endpoints.ts';
import { useState } from 'react';
import { Alert } from '../../../components/notices/alert.tsx';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { security } from '../../../content/account.ts';
import { ApiError } from '../../../core/api/api-error.ts';
import { IdentityForm } from '../../../core/auth/identity-form.tsx';
import { removeSignInMethod } from '../api/sign-in-methods.ts';

const texts = security.methods;

interface RemoveMethodDialogProps {
  open: boolean;
  method: ListedSignInMethod;
  email: string;
  onRemoved: () => void;
  onCancel: () => void;
  onClosed: () => void;
}

export function RemoveMethodDialog(props: RemoveMethodDialogProps) {
  const { open, method, email, onRemoved, onCancel, onClosed } = props;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setFailure(undefined);
    setWorking(true);
    try {
      await removeSignInMethod(method.id);
      onRemoved();
    } catch (error) {
      console.warn('Error removing a sign-in method', error);
      setFailure(error instanceof ApiError ? error.message : texts.notRemoved);
    }
    setWorking(false);
  }

  return (
    <Dialog
      kind="question"
      open={open}
      onOpenChange={(isOpen) => isOpen || isWorking || onCancel()}
      onClosed={onClosed}
      title={texts.removeTitle(texts.name(method.provider))}
      description={<span className="wrap-anywhere">{texts.removeWhy(method.email)}</span>}
    >
      {failure !== undefined && (
        <div className="mb-5">
          <Alert tone="danger">{failure}</Alert>
        </div>
      )}
      <IdentityForm
        email={email}
        label={texts.remove}
        busyLabel={texts.removing}
        isWorking={isWorking}
        onConfirmed={remove}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
