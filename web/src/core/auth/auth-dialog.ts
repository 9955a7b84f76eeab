import { createStore } from '../../lib/store.ts';

/** What the dialog was opened for. The session, not a caller, opens the details step. */
export type AuthDialogMode = 'login' | 'signup';

export const authDialogStore = createStore<AuthDialogMode | 'closed'>('closed');

/** Why the visitor is asked to log in; undefined where the visitor asked for the dialog. */
export const loginPurposeStore = createStore<string | undefined>(undefined);

/** The controls that may open the dialog. Its code is fetched when the pointer or the focus comes to one. */
export const authDialogOpeners = '[data-opens-auth-dialog]';

/** `purpose` says why, where the visitor did not ask for it. */
export function openAuthDialog(mode: AuthDialogMode = 'login', purpose?: string): void {
  loginPurposeStore.set(purpose);
  authDialogStore.set(mode);
}

export function closeAuthDialog(): void {
  authDialogStore.set('closed');
}
