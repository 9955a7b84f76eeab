import type { ActionMode, LinkMethod } from '@shared/accounts/account-actions.ts';
import { useEffect, useState } from 'react';
import type { PressedMode } from '../../content/account.ts';
import { ApiError } from '../../core/api/api-error.ts';
import { followAddress } from '../../core/session/follow-address.ts';
import { takeActionLink, type ActionLink } from './action-link.ts';
import { applyRecovery, checkRecovery, checkReset, isSpent } from './api/action-code.ts';
import { applyEmailLink, readEmailLink } from './api/email-link.ts';

/** A link that a button press applies. */
export interface PendingLink {
  mode: PressedMode;
  code: string;
  email: string;
  method: LinkMethod | null;
  /** Whether the link's account must log in first. `loginEmail` is its address, if the server may reveal it. */
  needsLogin: boolean;
  loginEmail: string | null;
}

export type ActionState =
  | { status: 'loading' | 'missing' }
  | { status: 'spent'; mode: ActionMode }
  | { status: 'failed'; link: ActionLink }
  /** The reset code is valid, and the customer chooses a new password. */
  | { status: 'choosing'; link: ActionLink; email: string }
  | { status: 'confirming'; pendingLink: PendingLink }
  | { status: 'done'; mode: PressedMode | 'resetPassword'; email: string };

/** The last link that was read. The address holds it only once, but the page may mount again. */
let taken: ActionLink | undefined;

/** Reads the link in the browser's address. Only a button press or a login applies it. */
export function useAction() {
  const [state, setState] = useState<ActionState>({ status: 'loading' });

  useEffect(() => {
    if (location.search !== '') taken = takeActionLink();
    void readLink(taken).then(setState);
  }, []);

  async function tryAgain(link: ActionLink): Promise<void> {
    setState({ status: 'loading' });
    setState(await readLink(link));
  }

  /** Applies the link. Rejects if another press may help. */
  async function press(pendingLink: PendingLink): Promise<void> {
    setState(await applyLink(pendingLink));
  }

  /** Applies the link after a login, unless its state has changed. Rejects as `press` does. */
  async function applyAfterLogin({ mode, code }: PendingLink): Promise<void> {
    const read = await readLink({ mode, code });
    if (read.status === 'failed') throw new Error('The link could not be read.');
    const isReady = read.status === 'confirming' && !read.pendingLink.needsLogin;
    setState(isReady ? await applyLink(read.pendingLink) : read);
  }

  return {
    state,
    setState,
    tryAgain: (link: ActionLink) => void tryAgain(link),
    press,
    applyAfterLogin,
  };
}

async function readLink(link: ActionLink | undefined): Promise<ActionState> {
  if (!link) return { status: 'missing' };
  const { mode, code } = link;
  try {
    switch (mode) {
      case 'verifyAndChangeEmail':
        return { status: 'spent', mode };
      case 'resetPassword':
        return { status: 'choosing', link, email: await checkReset(code) };
      case 'recoverEmail': {
        const email = await checkRecovery(code);
        const pendingLink = {
          mode,
          code,
          email,
          method: null,
          needsLogin: false,
          loginEmail: null,
        };
        return { status: 'confirming', pendingLink };
      }
      case 'verifyEmail':
      case 'changeEmail':
      case 'restoreEmail':
      case 'confirmMethod': {
        const { isUsed, ...read } = await readEmailLink(code);
        return isUsed
          ? { status: 'done', mode: read.mode, email: read.email }
          : { status: 'confirming', pendingLink: { ...read, code } };
      }
    }
  } catch (error) {
    console.warn('Error reading the link of an email', error);
    return isSpent(error) ? { status: 'spent', mode } : { status: 'failed', link };
  }
}

async function applyLink(pendingLink: PendingLink): Promise<ActionState> {
  const { mode, code, email } = pendingLink;
  try {
    await (mode === 'recoverEmail' ? applyRecovery(code) : applyEmailLink(code));
  } catch (error) {
    console.warn('Error applying the link of an email', error);
    if (isSpent(error)) return { status: 'spent', mode };
    if (isOfNoSession(error))
      return { status: 'confirming', pendingLink: { ...pendingLink, needsLogin: true } };
    throw error;
  }
  await followAddress();
  return { status: 'done', mode, email };
}

/** Returns whether the session ended or changed its account after the link was read. */
function isOfNoSession(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'unauthenticated' || error.code === 'link-of-another')
  );
}
