import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { closeAuthDialog, openAuthDialog, type AuthDialogMode } from '../../../core/auth-dialog.ts';
import { profileKnown, type Account } from '../../../core/session/session.ts';
import { signOut } from '../../../core/session/sign-out.ts';
import { messages } from '../messages.ts';
import { saveDetails } from '../save-details.ts';
import type { DetailsForm as Details } from '../schemas.ts';
import { DetailsForm } from './details-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthStep = AuthDialogMode | 'details';

interface AuthDialogProps {
  step: AuthStep;
  isOpen: boolean;
  account: Account | undefined;
}

const titles: Record<AuthStep, string> = {
  login: 'Login',
  signup: 'Sign Up',
  details: 'Complete Your Profile',
};

export function AuthDialog({ step, isOpen, account }: AuthDialogProps) {
  /** What a sign-up left to save when only its profile failed. */
  const [unsaved, setUnsaved] = useState<Details>();

  function close() {
    closeAuthDialog();
    setUnsaved(undefined);
    if (step === 'details') void signOut();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || close()} title={titles[step]}>
      {step === 'login' && (
        <LoginForm
          onLoggedIn={async () => {
            await profileKnown();
            closeAuthDialog();
          }}
          onSignUp={() => openAuthDialog('signup')}
        />
      )}
      {step === 'signup' && (
        <SignUpForm
          onSignedUp={async (uid, form) => {
            if ((await saveDetails({ uid, isAnonymous: false }, form)) !== undefined)
              setUnsaved(form);
            closeAuthDialog();
          }}
          onLogin={() => openAuthDialog('login')}
        />
      )}
      {step === 'details' && (
        <DetailsForm
          known={unsaved ?? { name: account?.name ?? '', email: account?.email ?? '' }}
          isEmailLocked={Boolean(account?.email)}
          initialProblem={unsaved && messages.saveFailed}
          onSave={(form) => saveDetails(account, form)}
        />
      )}
    </Dialog>
  );
}
