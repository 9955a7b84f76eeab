import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

interface GuestLogoutDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks a guest to confirm the logout, after which the account's data is out of reach. */
export function GuestLogoutDialog({ isOpen, onConfirm, onCancel }: GuestLogoutDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="Log out of your guest account?"
      question="Nobody can log in to a guest account again: you would lose your cart, and the way to your orders and invoices. Link an email or Google account in your profile to keep them."
      confirmLabel="Log out for good"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
