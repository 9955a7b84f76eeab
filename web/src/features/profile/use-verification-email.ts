import { useEffect, useState } from 'react';
import { ApiError } from '../../core/api/api-error.ts';
import {
  refreshVerification,
  sendVerificationEmail,
  useLastEmailAt,
} from '../../core/session/verification.ts';

const pauseMs = 60_000;

export type EmailState = 'idle' | 'sending' | 'sent' | 'failed' | 'too-many';

export function useVerificationEmail(uid: string) {
  const [state, setState] = useState<EmailState>('idle');
  const lastAt = useLastEmailAt(uid);
  const [refusedAt, setRefusedAt] = useState(0);
  const isPausing = useIsPausing(Math.max(lastAt, refusedAt));

  async function send(): Promise<void> {
    setState('sending');
    try {
      // The customer may have opened the link in another browser.
      if (await refreshVerification()) return;
      await sendVerificationEmail();
      setState('sent');
    } catch (error) {
      console.warn('Error sending the verification email', error);
      const isRefused = error instanceof ApiError && error.code === 'too-many-requests';
      setState(isRefused ? 'too-many' : 'failed');
      if (isRefused) setRefusedAt(Date.now());
    }
  }

  return { state, isPausing, send: () => void send() };
}

function useIsPausing(since: number): boolean {
  const [endedFor, setEndedFor] = useState(0);
  useEffect(() => {
    if (since === 0) return;
    const timer = setTimeout(() => setEndedFor(since), since + pauseMs - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  return since !== 0 && endedFor !== since;
}
