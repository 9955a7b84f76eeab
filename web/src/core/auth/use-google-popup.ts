import { _getInstance, type PopupRedirectResolverInternal } from '@firebase/auth/internal';
import { browserPopupRedirectResolver } from 'firebase/auth';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../content/auth.ts';
import { authErrorCode } from '../api/auth-error.ts';
import { openEarlyWindow } from './early-window.ts';

/** How long the SDK may take to report a sign-in after its window has closed. */
const graceMs = 1_500;

interface GooglePopup {
  open: () => Promise<void>;
  /** Runs after a sign-in. The button stays busy until the promise resolves. */
  onDone: () => Promise<void>;
  onError: (code: string) => void;
}

/**
 * The SDK takes seconds to notice a closed window, so the button is re-enabled soon after the page regains focus.
 */
export function useGooglePopup({ open, onDone, onError }: GooglePopup) {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'finishing'>('idle');
  const attempts = useRef(0);

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
    const endEarlyWindow = blocksLateWindows() ? openEarlyWindow(messages.openingGoogle) : () => {};
    try {
      await open().finally(endEarlyWindow);
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

/** Returns whether the SDK would contact Google before the click. The SDK has no public function for this. */
function blocksLateWindows(): boolean {
  const resolver = _getInstance<PopupRedirectResolverInternal>(browserPopupRedirectResolver);
  return resolver._shouldInitProactively;
}
