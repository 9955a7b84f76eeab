import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { suite } from './suite.ts';

/** Returns a database that reads as the browser of a viewer does. */
export function viewersDatabase(): Firestore {
  const email = 'viewer@example.com';
  const database = getFirestore(initializeApp({ projectId: suite.projectId }));
  const [host = '', port] = suite.firestoreHost.split(':');
  connectFirestoreEmulator(database, host, Number(port), {
    mockUserToken: {
      sub: 'viewer',
      email,
      auth_time: Math.floor(Date.now() / 1000),
      firebase: { sign_in_provider: 'password', identities: {} },
      viewer: true,
      roleMethods: [`password/${email}`],
    },
  });
  return database;
}
