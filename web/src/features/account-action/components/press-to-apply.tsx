import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { action as texts } from '../../../content/account.ts';
import { messages } from '../../../content/auth.ts';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { FailureAlert } from '../../../core/auth/failure-alert.tsx';
import { ApiError } from '../../../core/api/api-error.ts';
import type { Failure } from '../../../core/auth/failure.ts';
import type { PendingLink } from '../use-action.ts';
import { ActionFrame } from './action-frame.tsx';

interface PressToApplyProps {
  pendingLink: PendingLink;
  /** Rejects if another press may help. */
  onPress: () => Promise<void>;
}

/** Shows what a link does and to which address. A button applies it, because email scanners open links too. */
export function PressToApply({ pendingLink, onPress }: PressToApplyProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { title, text, button, busy } = texts.confirm[pendingLink.mode];

  async function press(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await onPress();
    } catch (error) {
      setFailure(notApplied(error));
      setBusy(false);
    }
  }

  return (
    <ActionFrame title={title} text={text(pendingLink)}>
      <FailureAlert failure={failure} />
      <Button size="lg" busy={isBusy} busyLabel={busy} onClick={() => void press()}>
        {button}
      </Button>
    </ActionFrame>
  );
}

/** Returns the message for a failed press. A repeated press is safe, even if the link was already applied. */
export function notApplied(error: unknown): Failure {
  const message = texts.notApplied;
  if (error instanceof ApiError && error.code !== 'network')
    return { message, detail: error.message };
  const isOffline =
    error instanceof ApiError || authErrorCode(error) === 'auth/network-request-failed';
  return isOffline ? { message, detail: messages.checkConnection } : { message };
}
