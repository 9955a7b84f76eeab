import { paths } from './paths.ts';

/** What the link of a letter about an account does, in the words of Firebase's own links. */
export const actionModes = [
  'verifyEmail',
  'resetPassword',
  'verifyAndChangeEmail',
  'recoverEmail',
] as const;
export type ActionMode = (typeof actionModes)[number];

/** The parameters of a link, named as in Firebase's own links, which may lead to the same page. */
export const actionParameters = { mode: 'mode', code: 'oobCode' } as const;

/** The path of a link. The code is a secret: whoever has it may use the link. */
export function actionPath(mode: ActionMode, code: string): string {
  const { mode: modeName, code: codeName } = actionParameters;
  return `${paths.accountAction}?${modeName}=${mode}&${codeName}=${encodeURIComponent(code)}`;
}
