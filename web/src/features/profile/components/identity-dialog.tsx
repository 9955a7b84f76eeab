import { useEffect, useRef } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { messages } from '../../../content/profile.ts';
import { IdentityForm } from './identity-form.tsx';

interface IdentityDialogProps {
  open: boolean;
  /** Of the account; empty when none is known. */
  email: string;
  /** What was confirmed is under way: there is no way back any more. */
  isDeleting: boolean;
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
  onClosed: () => void;
}

/** Has somebody who signed in a while ago show who they are, before the account is deleted. */
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
        // Google's window may still be open when the dialog is not.
        onConfirmed={async () => {
          if (isWanted.current) await onConfirmed();
        }}
        onCancel={onCancel}
      />
    </Dialog>
  );
}
