import { createStore } from '../../lib/store.ts';

/** What the dialog was opened for. The session, not a caller, opens the details step. */
export type AuthDialogMode = 'login' | 'signup';

export const authDialogStore = createStore<AuthDialogMode | 'closed'>('closed');

/** What the visitor wants who is asked to log in; undefined where the visitor asked for the dialog. */
export const loginPurposeStore = createStore<string | undefined>(undefined);

/** The controls that may open the dialog. Its code is fetched when the pointer or the focus comes to one. */
export const authDialogOpeners = '[data-opens-auth-dialog]';

export function openAuthDialog(mode: AuthDialogMode = 'login'): void {
  authDialogStore.set(mode);
}

export function closeAuthDialog(): void {
  authDialogStore.set('closed');
}
