import { useEffect, useRef } from 'react';
import { useSession } from '../../core/session/session.ts';

/** Returns a function that gets a signal. The signal aborts when the view unmounts or the user changes. */
export function useLeavingSignal(): () => AbortSignal {
  const session = useSession();
  const uid = session.status === 'logged-in' ? session.account.uid : undefined;
  const stay = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stay.current = controller;
    return () => controller.abort(`${uid ?? 'The visitor'} has left.`);
  }, [uid]);
  return () => stay.current.signal;
}
