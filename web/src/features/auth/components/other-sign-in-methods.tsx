import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Divider } from '../../../components/divider.tsx';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import { failureOf, type Failure } from '../../../core/auth/failure.ts';
import { GoogleButton } from '../../../core/auth/google-button.tsx';
import { useGooglePopup } from '../../../core/auth/use-google-popup.ts';
import { notify } from '../../../core/notices/notices.ts';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { signInAsGuest, signInWithGoogle } from '../api/sign-in.ts';
import { googleFailure } from '../failures.ts';
import { messages } from '../../../content/auth.ts';
import { messages as sessionMessages } from '../../../content/session.ts';

interface OtherSignInMethodsProps {
  failure: Failure | undefined;
  /** Called with undefined when a new attempt begins. */
  onFailure: (failure: Failure | undefined) => void;
  onSignedIn: () => Promise<void>;
  beginAttempt: () => AbortSignal;
}

/** Offers to continue with Google or as a guest. */
export function OtherSignInMethods({
  failure,
  onFailure,
  onSignedIn,
  beginAttempt,
}: OtherSignInMethodsProps) {
  const [isGuestBusy, setGuestBusy] = useState(false);
  const google = useGooglePopup({
    open: () => signInWithGoogle(beginAttempt()),
    onDone: onSignedIn,
    onError: (code) => onFailure(googleFailure(code)),
  });

  async function continueAsGuest() {
    onFailure(undefined);
    setGuestBusy(true);
    try {
      await signInAsGuest(beginAttempt());
      notify('info', sessionMessages.guestCreated);
      await onSignedIn();
    } catch (error) {
      onFailure(failureOf(messages.guestFailed, authErrorCode(error)));
    } finally {
      setGuestBusy(false);
    }
  }

  return (
    <div className="mb-4 flex flex-col gap-4">
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <GoogleButton
          label="Continue with Google"
          isBusy={google.isBusy}
          onPress={() => {
            onFailure(undefined);
            google.start();
          }}
        />
        <Button
          variant="quiet"
          busy={isGuestBusy}
          busyLabel="Continuing..."
          onClick={() => void continueAsGuest()}
        >
          <UserRound aria-hidden className="size-5 shrink-0" />
          Continue as guest
        </Button>
      </div>
      <FailureAlert failure={failure} />
      <Divider text="or use your email" />
    </div>
  );
}
