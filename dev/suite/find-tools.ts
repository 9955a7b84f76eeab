import { checkPorts } from './check-ports.ts';
import { findJdk } from './find-jdk.ts';
import { provideFirestoreEmulator } from './firestore-emulator.ts';
import type { Lifetime } from './lifetime.ts';
import type { Environment } from './environment.ts';
import type { Settings } from './settings.ts';

export interface Tools {
  /** The folder of a `java` that is new enough. */
  jdk: string;
  /** By which firebase-tools finds its Firestore emulator. */
  firestoreEnvironment: Environment;
}

/** Finds what the emulators need, and refuses to go on when something is missing or a port is taken. */
export async function findTools(lifetime: Lifetime, settings: Settings): Promise<Tools> {
  await checkPorts(settings);
  const jdk = await findJdk(process.env);
  const firestoreEnvironment = await provideFirestoreEmulator(lifetime, process.env, jdk);
  return { jdk, firestoreEnvironment };
}
