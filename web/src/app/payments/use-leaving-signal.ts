import { useEffect, useRef } from 'react';
import { useSession } from '../../core/session/session.ts';

/** Hands out a signal that is aborted when the view goes, or somebody else is signed in. */
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
