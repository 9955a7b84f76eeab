import { paths } from '../paths.ts';

/** What a link of ours does: our server makes it and follows it (functions/src/platform/email-links.ts). */
const ownActionModes = ['verifyEmail', 'changeEmail', 'restoreEmail', 'confirmMethod'] as const;
export type OwnActionMode = (typeof ownActionModes)[number];

/**
 * What the link of an email about an account does. Those that are not ours are Firebase's, in its words. The page
 * follows no `verifyAndChangeEmail`: Firebase applies such a code for everyone who has it.
 */
export const actionModes = [
  ...ownActionModes,
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;
export type ActionMode = (typeof actionModes)[number];

/** The parameters of a link, named as in Firebase's own links, which may lead to the same page. */
export const actionParameters = { mode: 'mode', code: 'oobCode' } as const;

/** The path of a link. The code is a secret: whoever has it may use the link. */
export function actionPath(mode: ActionMode, code: string): string {
  const { mode: modeName, code: codeName } = actionParameters;
  return `${paths.accountAction}?${modeName}=${mode}&${codeName}=${encodeURIComponent(code)}`;
}

export interface EmailLinkRequest {
  /** The code of a link in one of our emails. */
  code: string;
}

export interface ReadEmailLinkAnswer {
  mode: OwnActionMode;
  /** The address that the link is about. */
  email: string;
  /** The sign-in method that the link is about; null in links of other modes. */
  method: LinkMethod | null;
  /** Whether the link was applied. Its effect still holds. */
  isUsed: boolean;
  /** Whether its account must log in before the link is applied. */
  needsLogin: boolean;
  /** The address that must log in; null where the reader of this mailbox may not learn it. */
  loginEmail: string | null;
}

export interface LinkMethod {
  /** As Firebase names it. */
  provider: string;
  /** The address with which it signs in; null once the account has it no longer. */
  email: string | null;
}

export interface ApplyEmailLinkAnswer {
  mode: OwnActionMode;
  email: string;
}
