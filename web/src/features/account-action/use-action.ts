import { useEffect, useState } from 'react';
import { followAddress } from '../../core/session/follow-address.ts';
import { loadAuthentication } from '../../core/session/start-session.ts';
import { refreshVerification } from '../../core/session/verification.ts';
import { takeActionLink, type ActionLink } from './action-link.ts';
import { applyCode, checkReset, isSpent } from './api/action-code.ts';

export type ActionState =
  | { status: 'loading' | 'missing' | 'verified' }
  | { status: 'spent' | 'failed'; link: ActionLink }
  /** `choosing`: the code of a password reset is good, and waits for the new password. */
  | { status: 'choosing' | 'done'; link: ActionLink; email: string };

/** The link is in the browser's address only once, and the page may be shown again. */
let taken: ActionLink | undefined;

/** Follows the link in the browser's address. */
export function useAction() {
  const [state, setState] = useState<ActionState>({ status: 'loading' });

  useEffect(() => {
    if (location.search !== '') taken = takeActionLink();
    void followLink(taken).then(setState);
  }, []);

  async function tryAgain(link: ActionLink): Promise<void> {
    setState({ status: 'loading' });
    setState(await followLink(link));
  }

  return { state, setState, tryAgain: (link: ActionLink) => void tryAgain(link) };
}

async function followLink(link: ActionLink | undefined): Promise<ActionState> {
  if (!link) return { status: 'missing' };
  const { mode, code } = link;
  try {
    if (mode === 'resetPassword') {
      return { status: 'choosing', link, email: await checkReset(code) };
    }
    const email = await applyCode(code);
    await followAddress();
    return { status: 'done', link, email };
  } catch (error) {
    console.warn('Error following the link of a letter', error);
    if (!isSpent(error)) return { status: 'failed', link };
    return mode === 'verifyEmail' && (await isVerified())
      ? { status: 'verified' }
      : { status: 'spent', link };
  }
}

/** Whether the address of the customer who is logged in here is verified. */
async function isVerified(): Promise<boolean> {
  try {
    await loadAuthentication();
    return await refreshVerification();
  } catch (error) {
    console.warn('Error asking for the state of the address', error);
    return false;
  }
}
