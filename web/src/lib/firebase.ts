import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { env } from './env.ts';
import { once } from './once.ts';

/** The app is created on first use, because pages are also rendered without a browser. */
export const firebaseApp = once(() => initializeApp(env.firebase));

/** Has no pop-up resolver. Callers pass it when they open a pop-up. */
export const auth = once((): Auth => {
  const instance = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (env.authEmulatorUrl) {
    connectAuthEmulator(instance, env.authEmulatorUrl, { disableWarnings: true });
  }
  // The language of Firebase's emails.
  instance.languageCode = 'en';
  return instance;
});
