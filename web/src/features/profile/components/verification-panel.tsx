import MailCheck from 'lucide-react/icons/mail-check';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../components/notices/alert.tsx';
import { Button } from '../../../components/button.tsx';
import { messages } from '../../../content/profile.ts';
import { useFreshVerification } from '../use-fresh-verification.ts';
import { useVerificationEmail, type EmailState } from '../use-verification-email.ts';

interface VerificationPanelProps {
  uid: string;
  email: string;
  isVerified: boolean;
  /** The reason to verify the address, shown after the address. */
  reason?: string;
}

/** Asks the customer to verify the address. Confirms the verification if it happens while the profile is open. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { uid, email, isVerified, reason = messages.verifyReason } = props;
  const [isWanted, setWanted] = useState(!isVerified);
  if (!isVerified && !isWanted) setWanted(true);
  useFreshVerification(isVerified);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus has unmounted.
    if (isVerified && document.activeElement === document.body) {
      section.current?.focus({ preventScroll: true });
    }
  }, [isVerified]);
  if (!isWanted) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="verify-email"
      className="mt-8 rounded-base border border-line bg-surface-raised p-5 shadow-soft sm:p-8"
    >
      <h2 id="verify-email" className="text-lg">
        {isVerified ? 'Email address verified' : 'Verify your email address'}
      </h2>
      {isVerified ? (
        <div className="mt-4">
          <Alert tone="success">
            <span className="wrap-anywhere">{email}</span> is now verified.
          </Alert>
        </div>
      ) : (
        <Request uid={uid} email={email} reason={reason} />
      )}
    </section>
  );
}

type RequestProps = Required<Omit<VerificationPanelProps, 'isVerified'>>;

function Request({ uid, email, reason }: RequestProps) {
  const { state, isPausing, send } = useVerificationEmail(uid);
  const isRefused = state === 'failed' || state === 'too-many';
  return (
    <>
      <p className="mt-2 max-w-3xl text-muted">
        <strong className="font-medium wrap-anywhere text-ink">{email}</strong>{' '}
        <span>{reason}</span>
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="quiet"
          busy={state === 'sending'}
          busyLabel="Sending..."
          aria-disabled={isPausing}
          onClick={() => isPausing || send()}
        >
          <MailCheck aria-hidden className="size-5 shrink-0" />
          Resend email
        </Button>
        {/* The output is always in the document, because a screen reader announces only changes within it. */}
        <output className={`min-w-0 flex-1 basis-64 text-sm ${isRefused ? 'text-danger' : ''}`}>
          <span>{stateTexts[state]}</span>{' '}
          {isPausing && state !== 'too-many' && <span>{messages.emailPause}</span>}
        </output>
      </div>
    </>
  );
}

const stateTexts: Record<EmailState, string> = {
  idle: '',
  sending: '',
  sent: messages.emailSent,
  failed: messages.emailFailed,
  'too-many': messages.tooManyEmails,
};
