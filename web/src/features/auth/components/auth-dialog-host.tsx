import { Suspense, useEffect, useState } from 'react';
import { DialogPlaceholder } from '../../../components/dialog-placeholder.tsx';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { closeAuthDialog, useAuthDialog } from '../../../core/auth-dialog.ts';
import { notify } from '../../../core/notices/notices.ts';
import { useSession, type Session } from '../../../core/session/session.ts';
import { onDemand } from '../../../lib/on-demand.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import type { AuthStep } from './auth-dialog.tsx';

const { Component: AuthDialog, load: loadAuthDialog } = onDemand(
  async () => (await import('./auth-dialog.tsx')).AuthDialog,
);

/**
 * Shows the auth dialog where it was asked for, and its details step to whoever is signed in without
 * a profile. Its code loads when the page of a visitor has nothing else to do, or at the first opening.
 */
export function AuthDialogHost() {
  const session = useSession();
  const mode = useAuthDialog();
  const open: AuthStep | undefined =
    mode === 'closed' ? (needsDetails(session) ? 'details' : undefined) : mode;
  const [lastStep, setLastStep] = useState<AuthStep>();
  if (open && open !== lastStep) setLastStep(open);
  const step = open ?? lastStep;
  usePreloadFor(session);
  if (!step) return null;
  return (
    <ErrorBoundary fallback={<LoadFailure isOpen={open !== undefined} />}>
      <Suspense fallback={open && <Opening />}>
        <AuthDialog
          step={step}
          isOpen={open !== undefined}
          account={session.status === 'logged-in' ? session.account : undefined}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function Opening() {
  return <DialogPlaceholder text="Loading the form..." onCancel={closeAuthDialog} />;
}

function usePreloadFor({ status }: Session): void {
  useEffect(() => {
    if (status !== 'logged-out') return;
    // A failure here shows itself at the opening, should it last until then.
    return whenIdle(() => void loadAuthDialog().catch(() => undefined));
  }, [status]);
}

/** Without its code the dialog can't open; only a new page load asks for that again. */
function LoadFailure({ isOpen }: { isOpen: boolean }) {
  useEffect(() => {
    if (!isOpen) return;
    closeAuthDialog();
    notify('error', 'The form could not be loaded. Please check your connection.', {
      label: 'Try again',
      run: () => location.reload(),
    });
  }, [isOpen]);
  return null;
}

function needsDetails(session: Session): boolean {
  return session.status === 'logged-in' && session.profile.status === 'missing';
}
