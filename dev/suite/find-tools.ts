import { checkPorts } from './check-ports.ts';
import { findJdk } from './find-jdk.ts';
import { provideFirestoreEmulator } from './firestore-emulator.ts';
import type { Lifetime } from './lifetime.ts';
import type { Environment } from './environment.ts';
import type { Settings } from './settings.ts';

export interface Tools {
  /** The folder that holds `java`. */
  jdk: string;
  /** The environment in which firebase-tools finds its Firestore emulator. */
  firestoreEnvironment: Environment;
}

/** Finds the programs that the emulators need. Throws a Problem if one is missing or a port is in use. */
export async function findTools(lifetime: Lifetime, settings: Settings): Promise<Tools> {
  await checkPorts(settings);
  const jdk = await findJdk(process.env);
  const firestoreEnvironment = await provideFirestoreEmulator(lifetime, process.env, jdk);
  return { jdk, firestoreEnvironment };
}
