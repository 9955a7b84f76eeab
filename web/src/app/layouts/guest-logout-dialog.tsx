import { useEffect } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useSession } from '../../core/session/session.ts';
import { useStore } from '../../lib/store.ts';
import { logoutQuestionStore, useLeave } from '../use-logout.ts';

/** Asks a guest to confirm the logout, after which the account's data is out of reach. */
export function GuestLogoutDialog() {
  const isAsked = useStore(logoutQuestionStore);
  const session = useSession();
  const isGuest = session.status === 'logged-in' && session.account.isAnonymous;
  useEffect(() => {
    // Another window may end this session and begin a new one.
    if (!isGuest) logoutQuestionStore.set(false);
  }, [isGuest]);
  const leave = useLeave();
  return (
    <ConfirmDialog
      open={isAsked && isGuest}
      title="Log out of your guest account?"
      question="Nobody can log in to a guest account again: you would lose your cart, and the way to your orders and invoices. Link an email or Google account in your profile to keep them."
      confirmLabel="Log out for good"
      onConfirm={() => {
        logoutQuestionStore.set(false);
        leave();
      }}
      onCancel={() => logoutQuestionStore.set(false)}
    />
  );
}
