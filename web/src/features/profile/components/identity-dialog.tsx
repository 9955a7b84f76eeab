import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { IdentityForm } from '../../../core/auth/identity-form.tsx';
import { messages } from '../../../content/profile.ts';

interface IdentityDialogProps {
  open: boolean;
  /** The account's address, or empty if unknown. */
  email: string;
  isDeleting: boolean;
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
  onClosed: () => void;
}

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
        label="Delete my account"
        busyLabel="Deleting..."
        isWorking={isDeleting}
        // Google's window may stay open after the dialog has closed.
        onConfirmed={async () => {
          if (isWanted.current) await onConfirmed();
        }}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
