import { createUserWithEmailAndPassword } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/** Creates an account and signs it in. Resolves to its user id. */
export async function createAccount(email: string, password: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(auth(), email, password);
  return user.uid;
}
