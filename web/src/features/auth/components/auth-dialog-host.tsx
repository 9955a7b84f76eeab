import { lazy, Suspense, useState } from 'react';
import { useAuthDialog } from '../../../core/auth-dialog.ts';
import { useSession, type Session } from '../../../core/session/session.ts';
import type { AuthStep } from './auth-dialog.tsx';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

/**
 * Shows the auth dialog where it was asked for, and its details step to whoever is signed in without
 * a profile. Its code loads at the first opening.
 */
export function AuthDialogHost() {
  const session = useSession();
  const mode = useAuthDialog();
  const open: AuthStep | undefined =
    mode === 'closed' ? (needsDetails(session) ? 'details' : undefined) : mode;
  const [lastStep, setLastStep] = useState<AuthStep>();
  if (open && open !== lastStep) setLastStep(open);
  const step = open ?? lastStep;
  if (!step) return null;
  return (
    <Suspense>
      <AuthDialog
        step={step}
        isOpen={open !== undefined}
        account={session.status === 'logged-in' ? session.account : undefined}
      />
    </Suspense>
  );
}

function needsDetails(session: Session): boolean {
  return session.status === 'logged-in' && session.profile.status === 'missing';
}
