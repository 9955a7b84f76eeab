import { createStore } from '../../lib/store.ts';

/** The forms that a caller can open. The session opens the details step. */
export type AuthDialogMode = 'login' | 'signup';

export const authDialogStore = createStore<AuthDialogMode | 'closed'>('closed');

/** Why the site asks the visitor to log in. Undefined if the visitor opened the dialog. */
export const loginPurposeStore = createStore<string | undefined>(undefined);

/** Selects the controls that may open the dialog. The dialog's code loads when the pointer or focus reaches one. */
export const authDialogOpeners = '[data-opens-auth-dialog]';

export function openAuthDialog(mode: AuthDialogMode = 'login', purpose?: string): void {
  loginPurposeStore.set(purpose);
  authDialogStore.set(mode);
}

export function closeAuthDialog(): void {
  authDialogStore.set('closed');
}
