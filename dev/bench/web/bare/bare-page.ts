import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

export interface BarePageSettings {
  projectId: string;
  authOrigin: string;
  firestoreOrigin: string;
}

/** The build replaces `BARE_PAGE_SETTINGS`. */
declare const BARE_PAGE_SETTINGS: BarePageSettings;
export const settings = BARE_PAGE_SETTINGS;

interface OpenedAccount {
  app: FirebaseApp;
  uid: string;
  token: string;
}

/** Opens the account that the site has signed in, as the site does. */
export async function openAccount(): Promise<OpenedAccount> {
  const app = initializeApp({ apiKey: 'local-suite', projectId: settings.projectId });
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  connectAuthEmulator(auth, settings.authOrigin, { disableWarnings: true });
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) throw new Error('No account is signed in.');
  return { app, uid: currentUser.uid, token: await currentUser.getIdToken() };
}

/** Shows links with the numbers of orders or invoices. */
export function showRows(numbers: readonly string[], href: string): void {
  const list = document.createElement('ul');
  for (const number of numbers) {
    const row = document.createElement('li');
    const link = document.createElement('a');
    link.href = href;
    link.textContent = number;
    row.append(link);
    list.append(row);
  }
  document.querySelector('main')?.append(list);
}
