import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  inMemoryPersistence,
  initializeAuth,
  type Auth,
  type Persistence,
} from 'firebase/auth';
import { env } from './env.ts';
import { once } from './once.ts';

/** The Firebase app. Created on first use, because pages are also rendered without a browser. */
export const firebaseApp = once(() => initializeApp(env.firebase));

/** Without the pop-up resolver, which every caller of a pop-up passes. */
export const auth = once((): Auth => {
  const instance = start(firebaseApp(), [indexedDBLocalPersistence, browserLocalPersistence]);
  // The language of the letters.
  instance.languageCode = 'en';
  return instance;
});

/** For a session that is apart from that of the browser, and that the browser does not keep. */
export const passingAuth = once((): Auth =>
  start(initializeApp(env.firebase, 'passing'), inMemoryPersistence),
);

function start(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  const instance = initializeAuth(app, { persistence });
  if (env.authEmulatorUrl) {
    connectAuthEmulator(instance, env.authEmulatorUrl, { disableWarnings: true });
  }
  return instance;
}
