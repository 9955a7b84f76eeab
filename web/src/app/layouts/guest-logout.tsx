import { useEffect } from 'react';
import { DialogPlaceholder } from '../../components/dialogs/dialog-placeholder.tsx';
import { WhenLoaded } from '../../core/notices/when-loaded.tsx';
import { onDemand } from '../../startup/on-demand.ts';
import { useStore } from '../../lib/store.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { leave, logoutQuestionStore } from '../use-logout.ts';

const dialog = onDemand(async () => (await import('./guest-logout-dialog.tsx')).GuestLogoutDialog);

/** Asks a guest to confirm the logout. The question disappears if another window ends the session. */
export function GuestLogout() {
  const isAsked = useStore(logoutQuestionStore);
  useEffect(() => whenIdle(() => void dialog.load().catch(() => {})), []);
  useEffect(() => cancel, []);
  return (
    <WhenLoaded
      isOpen={isAsked}
      onClose={cancel}
      placeholder={<DialogPlaceholder text="Loading the question..." onCancel={cancel} />}
    >
      <dialog.Component
        isOpen={isAsked}
        onConfirm={() => {
          cancel();
          leave();
        }}
        onCancel={cancel}
      />
    </WhenLoaded>
  );
}

function cancel(): void {
  logoutQuestionStore.set(false);
}
