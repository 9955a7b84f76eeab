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

/** The Firebase app. Created on first use, because pages are also rendered without a browser. */
export const firebaseApp = once(() => initializeApp(env.firebase));

/** Without the pop-up resolver, which every caller of a pop-up passes. */
export const auth = once((): Auth => {
  const instance = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (env.authEmulatorUrl) {
    connectAuthEmulator(instance, env.authEmulatorUrl, { disableWarnings: true });
  }
  // The language of the emails.
  instance.languageCode = 'en';
  return instance;
});
