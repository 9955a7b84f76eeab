import { createUserWithEmailAndPassword } from 'firebase/auth';
import { sendFirstVerificationLetter } from '../../../core/session/send-verification-letter.ts';
import { auth } from '../../../lib/firebase.ts';

/** Creates an account, signs it in and has its address verified. Resolves to its user id. */
export async function createAccount(email: string, password: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(auth(), email, password);
  void sendFirstVerificationLetter();
  return user.uid;
}
