import { useEffect, useRef, useState } from 'react';
import { authErrorCode } from './auth-error.ts';
import { prepareGooglePopup } from './prepare-google-popup.ts';

/** A window that was closed after its work gets this long to report it. */
const graceMs = 1_500;

interface GooglePopup {
  open: () => Promise<void>;
  /** What follows a success; the button stays busy until then. */
  onDone: () => Promise<void>;
  onError: (code: string) => void;
}

/**
 * Runs what opens Google's window, and tells whether it is under way. The SDK notices a closed window
 * only after seconds; a page that has the focus again knows sooner, so that the button can be pressed again.
 */
export function useGooglePopup({ open, onDone, onError }: GooglePopup) {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'finishing'>('idle');
  const attempts = useRef(0);

  useEffect(() => {
    // A failure shows at the click, which tries again.
    prepareGooglePopup().catch(() => {});
  }, []);

  useEffect(() => {
    if (phase !== 'waiting') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = () => {
      timer = setTimeout(() => setPhase('idle'), graceMs);
    };
    globalThis.addEventListener('focus', onFocus);
    return () => {
      globalThis.removeEventListener('focus', onFocus);
      clearTimeout(timer);
    };
  }, [phase]);

  async function start(): Promise<void> {
    attempts.current += 1;
    const attempt = attempts.current;
    setPhase('waiting');
    try {
      await open();
    } catch (error) {
      if (attempt !== attempts.current) return;
      setPhase('idle');
      onError(authErrorCode(error));
      return;
    }
    setPhase('finishing');
    await onDone();
    setPhase('idle');
  }

  return { isBusy: phase !== 'idle', start: () => void start() };
}
