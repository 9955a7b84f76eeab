import { useEffect, useRef, useState } from 'react';
import { DialogPlaceholder } from '../../../components/dialogs/dialog-placeholder.tsx';
import {
  authDialogStore,
  authDialogOpeners,
  closeAuthDialog,
} from '../../../core/auth/auth-dialog.ts';
import { WhenLoaded } from '../../../core/notices/when-loaded.tsx';
import { loadAuthentication } from '../../../core/session/start-session.ts';
import { sessionStore, useSession, type Account } from '../../../core/session/session.ts';
import { useLocation } from '../../../lib/router.ts';
import { onDemand } from '../../../startup/on-demand.ts';
import { useStore } from '../../../lib/store.ts';
import { useDetailsOwner } from '../use-details-owner.ts';
import type { AuthStep } from './auth-dialog.tsx';

const { Component: AuthDialog, load: loadAuthDialog } = onDemand(async () => {
  const [dialog] = await Promise.all([import('./auth-dialog.tsx'), loadAuthentication()]);
  return dialog.AuthDialog;
});

export function AuthDialogHost() {
  const session = useSession();
  const mode = useStore(authDialogStore);
  const [owner, abandon] = useDetailsOwner(session);
  const [isLocked, setLocked] = useState(false);
  useCloseOnNewPage(mode !== 'closed', isLocked);
  const step: AuthStep | undefined = mode === 'closed' ? owner && 'details' : mode;
  // The last step stays visible while the dialog closes.
  const [shown, setShown] = useState<{ step: AuthStep; owner: Account | undefined }>();
  if (step && (step !== shown?.step || owner !== shown.owner)) setShown({ step, owner });
  usePrefetch();
  if (!shown) return null;
  const isOpen = step !== undefined;
  return (
    <WhenLoaded
      isOpen={isOpen}
      onClose={closeAuthDialog}
      placeholder={<DialogPlaceholder text="Loading the form..." onCancel={closeAuthDialog} />}
    >
      <AuthDialog
        {...shown}
        isOpen={isOpen}
        isOwnerSignedIn={session.status === 'logged-in' && session.account.uid === shown.owner?.uid}
        onAbandon={abandon}
        isLocked={isLocked}
        onLock={setLocked}
      />
    </WhenLoaded>
  );
}

/** Closes the dialog on navigation, except to the page where it opened, which may still have been loading. */
function useCloseOnNewPage(isOpen: boolean, isLocked: boolean): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  const openedAt = useRef<string>(undefined);
  useEffect(() => {
    openedAt.current = isOpen ? location.href : undefined;
  }, [isOpen]);
  useEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    // The dialog may have opened since this effect was due. It then belongs to the new page.
    if (isOpen && !isLocked && location.href !== openedAt.current) closeAuthDialog();
  }, [key, isOpen, isLocked]);
}

/** Fetches the dialog's code when the pointer or the focus reaches a control that opens it. */
function usePrefetch(): void {
  useEffect(() => {
    const end = new AbortController();
    const fetchFor = ({ target }: Event) => {
      if (sessionStore.get().status !== 'logged-out') return;
      if (!(target instanceof Element) || !target.closest(authDialogOpeners)) return;
      // A permanent failure shows up when the dialog opens.
      loadAuthDialog().catch(() => {});
    };
    for (const approach of ['pointerover', 'focusin']) {
      document.addEventListener(approach, fetchFor, { signal: end.signal });
    }
    return () => end.abort();
  }, []);
}
