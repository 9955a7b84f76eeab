import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { focusFirstField } from '../../../components/fields/form-fields.ts';
import { messages } from '../../../content/auth.ts';
import {
  closeAuthDialog,
  loginPurposeStore,
  openAuthDialog,
  type AuthDialogMode,
} from '../../../core/auth/auth-dialog.ts';
import { notify } from '../../../core/notices/notices.ts';
import { profileKnown, useSession, type Account } from '../../../core/session/session.ts';
import { useStore } from '../../../lib/store.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import { initialDrafts, keepLogin, keepSignUp, type Drafts } from '../drafts.ts';
import { saveDetails } from '../api/save-details.ts';
import type { DetailsForm as Details, SignUpForm as SignUp } from '../schemas.ts';
import { DetailsForm } from './details-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export type AuthStep = AuthDialogMode | 'details';

interface AuthDialogProps {
  step: AuthStep;
  isOpen: boolean;
  owner: Account | undefined;
  /** False if the owner's session ended in another window. */
  isOwnerSignedIn: boolean;
  onAbandon: () => void;
  /** True while an account is being created. This can't be cancelled, so the dialog stays open. */
  isLocked: boolean;
  onLock: (isLocked: boolean) => void;
}

/** The details of an account that aren't saved yet. */
interface Draft {
  uid: string;
  form: Details;
  problem?: string;
}

/** The longest wait for the profile. Afterwards the dialog closes, and the details step opens later if needed. */
const profileLimitMs = 15_000;

const titles: Record<AuthStep, string> = {
  login: 'Login',
  signup: 'Sign Up',
  details: 'Complete Your Profile',
};

const detailsLead =
  "We need these details once, for your orders and invoices. If you close this without saving, you'll be logged out.";

export function AuthDialog(props: AuthDialogProps) {
  const { step, isOpen, owner, isOwnerSignedIn, onAbandon, isLocked, onLock } = props;
  const [draft, setDraft] = useState<Draft>();
  const [switched, setSwitched] = useState<Drafts>();
  const drafts = switched ?? initialDrafts();
  const beginAttempt = useAttemptSignal(isOpen);
  const purpose = useStore(loginPurposeStore);
  const content = useFocusOnNewStep(step, isOpen);
  useFinishWhenSignedIn(isOpen && step !== 'details' && !isLocked);

  function close() {
    closeAuthDialog();
    setDraft(undefined);
    if (step === 'details' || (owner && !isOwnerSignedIn)) onAbandon();
  }

  /** The drafts contain passwords, so they last only while the customer switches between the forms. */
  if (!isOpen && switched) setSwitched(undefined);

  async function finishSignUp(uid: string, form: SignUp) {
    const problem = await saveDetails({ uid, email: null, isAnonymous: false }, form);
    if (problem !== undefined) setDraft({ uid, form, problem });
    await finishSignIn();
    notify('success', messages.signedUp(form.email));
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || isLocked || close()}
      title={titles[step]}
      description={step === 'details' ? detailsLead : purpose}
    >
      <div ref={content}>
        {step === 'login' && (
          <LoginForm
            initialValues={drafts.login}
            beginAttempt={beginAttempt}
            onSignedIn={finishSignIn}
            onSignUp={(login) => {
              beginAttempt();
              setSwitched(keepLogin(drafts, login));
              openAuthDialog('signup', purpose);
            }}
          />
        )}
        {step === 'signup' && (
          <SignUpForm
            initialValues={drafts.signup}
            beginAttempt={beginAttempt}
            onSignedIn={finishSignIn}
            onSignedUp={finishSignUp}
            onLogin={(signup) => {
              beginAttempt();
              setSwitched(keepSignUp(drafts, signup));
              openAuthDialog('login', purpose);
            }}
            onBusy={onLock}
          />
        )}
        {step === 'details' && owner && (
          <DetailsForm
            key={owner.uid}
            owner={owner}
            {...(draft?.uid === owner.uid && draft)}
            onSave={(form) => saveDetails(isOwnerSignedIn ? owner : undefined, form)}
            onLogInAgain={(form) => {
              setDraft({ uid: owner.uid, form });
              openAuthDialog('login', purpose);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Closes the dialog once the profile's state is known. That state decides whether the details step follows. */
async function finishSignIn(): Promise<void> {
  await withTimeLimit(profileKnown(), profileLimitMs).catch(() => {});
  closeAuthDialog();
}

/** Finishes when the customer signs in in another window, or when a session resumes late. */
function useFinishWhenSignedIn(isWaiting: boolean): void {
  const isSignedIn = useSession().status === 'logged-in';
  useEffect(() => {
    if (isWaiting && isSignedIn) void finishSignIn();
  }, [isWaiting, isSignedIn]);
}

function useFocusOnNewStep(step: AuthStep, isOpen: boolean) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef<AuthStep>(undefined);
  useEffect(() => {
    const last = shown.current;
    shown.current = isOpen ? step : undefined;
    if (last && isOpen && last !== step && content.current) focusFirstField(content.current);
  }, [step, isOpen]);
  return content;
}

/**
 * Returns a function that begins an attempt. Its signal aborts when another attempt begins or the dialog closes.
 */
function useAttemptSignal(isOpen: boolean): () => AbortSignal {
  const current = useRef(new AbortController());
  // A plain effect could wait for a page that is still rendering.
  useLayoutEffect(() => {
    if (!isOpen) current.current.abort();
  }, [isOpen]);
  return useCallback(() => {
    current.current.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
