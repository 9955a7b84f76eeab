import { createStore, useStore } from '../../lib/store.ts';

/** What the dialog was opened for. The session, not a caller, opens the details step. */
export type AuthDialogMode = 'login' | 'signup';

const authDialogStore = createStore<AuthDialogMode | 'closed'>('closed');

export function useAuthDialog(): AuthDialogMode | 'closed' {
  return useStore(authDialogStore);
}

export function openAuthDialog(mode: AuthDialogMode = 'login'): void {
  authDialogStore.set(mode);
}

export function closeAuthDialog(): void {
  authDialogStore.set('closed');
}
