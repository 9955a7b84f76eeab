import { createStore, useStore } from '../lib/store.ts';

/** Whether a guest, whose account ends with the session, is being asked about that. */
const logoutQuestionStore = createStore(false);

export function useIsLogoutAsked(): boolean {
  return useStore(logoutQuestionStore);
}

export function askLogout(isAsked: boolean): void {
  logoutQuestionStore.set(isAsked);
}
