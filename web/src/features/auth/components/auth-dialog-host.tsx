import { Suspense, useEffect, useRef, useState } from 'react';
import { DialogPlaceholder } from '../../../components/dialog-placeholder.tsx';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { messages } from '../../../content/auth.ts';
import { authDialogStore, closeAuthDialog } from '../../../core/auth/auth-dialog.ts';
import { notify } from '../../../core/notices/notices.ts';
import { useSession, type Account, type Session } from '../../../core/session/session.ts';
import { useLocation } from '../../../lib/router.ts';
import { onDemand } from '../../../lib/on-demand.ts';
import { useStore } from '../../../lib/store.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { useDetailsOwner } from '../use-details-owner.ts';
import type { AuthStep } from './auth-dialog.tsx';

const { Component: AuthDialog, load: loadAuthDialog } = onDemand(
  async () => (await import('./auth-dialog.tsx')).AuthDialog,
);

/** The dialog's code loads when a visitor's page is idle, or at the first opening. */
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
  usePreloadFor(session);
  if (!shown) return null;
  const isOpen = step !== undefined;
  return (
    <ErrorBoundary fallback={<LoadFailure isOpen={isOpen} />}>
      <Suspense fallback={isOpen && <Opening />}>
        <AuthDialog
          {...shown}
          isOpen={isOpen}
          isOwnerSignedIn={
            session.status === 'logged-in' && session.account.uid === shown.owner?.uid
          }
          onAbandon={abandon}
          isLocked={isLocked}
          onLock={setLocked}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function Opening() {
  return <DialogPlaceholder text="Loading the form..." onCancel={closeAuthDialog} />;
}

/** Not on a navigation to the page on which the dialog was opened, which may still have been loading. */
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
    if (!isLocked && location.href !== openedAt.current) closeAuthDialog();
  }, [key, isLocked]);
}

function usePreloadFor({ status }: Session): void {
  useEffect(() => {
    if (status !== 'logged-out') return;
    // A lasting failure shows when the dialog opens.
    return whenIdle(() => {
      if (navigator.onLine) void loadAuthDialog().catch(() => undefined);
    });
  }, [status]);
}

/** The dialog's code did not load; only a page load tries again. */
function LoadFailure({ isOpen }: { isOpen: boolean }) {
  useEffect(() => {
    if (!isOpen) return;
    closeAuthDialog();
    notify('error', messages.formNotLoaded, {
      label: 'Try again',
      run: () => location.reload(),
    });
  }, [isOpen]);
  return null;
}
