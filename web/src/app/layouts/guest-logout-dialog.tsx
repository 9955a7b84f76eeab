import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';

interface GuestLogoutDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function GuestLogoutDialog({ isOpen, onConfirm, onCancel }: GuestLogoutDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="Log out of your guest account?"
      question="You can't log in to a guest account again, so you'll lose your cart and access to your orders and invoices. To keep them, link an email or Google account in your profile."
      confirmLabel="Log out anyway"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
