import { useCallback, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { dialogOnDemand } from '../../core/notices/dialog-on-demand.tsx';
import { leaveAdmin } from '../staff/start-staff.ts';
import { hasDrafts } from '../staff/drafts.ts';

const dialog = dialogOnDemand(
  async () => (await import('../../components/dialogs/confirm-dialog.tsx')).ConfirmDialog,
  'Loading the question...',
);

/** Asks first if the tab keeps drafts, because a logout deletes them. */
export function AdminLogout({ uid }: { uid: string }) {
  const [isAsking, setAsking] = useState(false);
  const stay = useCallback(() => setAsking(false), []);
  return (
    <>
      <Button variant="link" onClick={() => (hasDrafts(uid) ? setAsking(true) : void leaveAdmin())}>
        Logout
      </Button>
      <dialog.Component
        isOpen={isAsking}
        onClose={stay}
        props={{
          open: isAsking,
          title: 'Log out and delete your drafts?',
          question:
            "You have text here that you haven't sent. Logging out deletes it, so that the next person at this browser can't read it.",
          confirmLabel: 'Log out',
          cancelLabel: 'Stay logged in',
          onConfirm: () => void leaveAdmin(),
          onCancel: stay,
        }}
      />
    </>
  );
}
