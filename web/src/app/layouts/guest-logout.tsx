import { useEffect } from 'react';
import { dialogOnDemand } from '../../core/notices/dialog-on-demand.tsx';
import { useStore } from '../../lib/store.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { leave, logoutQuestionStore } from '../use-logout.ts';

const dialog = dialogOnDemand(
  async () => (await import('./guest-logout-dialog.tsx')).GuestLogoutDialog,
  'Loading the question...',
);

/** Asks a guest to confirm the logout. The question disappears if another window ends the session. */
export function GuestLogout() {
  const isAsked = useStore(logoutQuestionStore);
  useEffect(() => whenIdle(dialog.prefetch), []);
  useEffect(() => cancel, []);
  return (
    <dialog.Component
      isOpen={isAsked}
      onClose={cancel}
      props={{ isOpen: isAsked, onConfirm: confirm, onCancel: cancel }}
    />
  );
}

function confirm(): void {
  cancel();
  leave();
}

function cancel(): void {
  logoutQuestionStore.set(false);
}
