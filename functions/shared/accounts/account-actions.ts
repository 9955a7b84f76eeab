import { paths } from '../paths.ts';

/** The actions of our own links, which our server creates and applies (functions/src/platform/email-links.ts). */
const ownActionModes = ['verifyEmail', 'changeEmail', 'restoreEmail', 'confirmMethod'] as const;
export type OwnActionMode = (typeof ownActionModes)[number];

/**
 * The actions of links in emails about an account. The last three are Firebase's, under its own names. The page
 * doesn't apply `verifyAndChangeEmail`, because Firebase applies such a code for anyone who has it.
 */
export const actionModes = [
  ...ownActionModes,
  'resetPassword',
  'recoverEmail',
  'verifyAndChangeEmail',
] as const;
export type ActionMode = (typeof actionModes)[number];

/** Firebase's own links use the same parameters and may lead to the same page. */
export const actionParameters = { mode: 'mode', code: 'oobCode' } as const;

/** Returns the path of a link. The code is a secret: anyone who has it can use the link. */
export function actionPath(mode: ActionMode, code: string): string {
  const { mode: modeName, code: codeName } = actionParameters;
  return `${paths.accountAction}?${modeName}=${mode}&${codeName}=${encodeURIComponent(code)}`;
}

export interface EmailLinkRequest {
  code: string;
}

export interface ReadEmailLinkAnswer {
  mode: OwnActionMode;
  email: string;
  /** The sign-in method that the link is about; null in other modes. */
  method: LinkMethod | null;
  /** Whether the link was applied and its effect still holds. */
  isUsed: boolean;
  /** Whether the customer must log in before the link can be applied. */
  needsLogin: boolean;
  /** The address to log in with. Null if it differs from `email`, whose reader must not learn it. */
  loginEmail: string | null;
}

export interface LinkMethod {
  /** Firebase's provider id, such as `google.com`. */
  provider: string;
  /** The address that it signs in with; null once the account no longer has the method. */
  email: string | null;
}

export interface ApplyEmailLinkAnswer {
  mode: OwnActionMode;
  email: string;
}
