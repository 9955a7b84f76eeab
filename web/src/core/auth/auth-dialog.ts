import { createStore, useStore } from '../../lib/store.ts';

/** What the auth dialog was asked to show; the details step follows from the session instead. */
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
