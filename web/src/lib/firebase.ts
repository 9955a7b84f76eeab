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

/** The Firebase app. Made on first use, because pages are also rendered where there is no browser. */
export const firebaseApp = once(() => initializeApp(env.firebase));

/** The pop-up sign-in's resolver is not part of it: who opens a pop-up passes it along. */
export const auth = once((): Auth => {
  const instance = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  // What the letters are written in, as the site is.
  instance.languageCode = 'en';
  if (env.authEmulatorUrl) {
    connectAuthEmulator(instance, env.authEmulatorUrl, { disableWarnings: true });
  }
  return instance;
});
