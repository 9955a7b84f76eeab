import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { authErrorCode } from '../../../core/api/auth-error.ts';
import { sendFirstVerificationEmail } from '../../../core/session/verification.ts';
import { auth } from '../../../lib/firebase.ts';

/** The last attempt that got no answer. Firebase may have created the account. */
let unansweredAttempt: { email: string; password: string } | undefined;

/** Creates an account, signs in and sends the verification email. Resolves to the user id. */
export async function createAccount(email: string, password: string): Promise<string> {
  const { user } = await create(email, password);
  unansweredAttempt = undefined;
  void sendFirstVerificationEmail();
  return user.uid;
}

async function create(email: string, password: string) {
  try {
    return await createUserWithEmailAndPassword(auth(), email, password);
  } catch (error) {
    const code = authErrorCode(error);
    const isOwn = unansweredAttempt?.email === email && unansweredAttempt.password === password;
    if (code === 'auth/email-already-in-use' && isOwn) {
      return signInWithEmailAndPassword(auth(), email, password).catch(() => {
        throw error;
      });
    }
    if (code === 'auth/network-request-failed') unansweredAttempt = { email, password };
    throw error;
  }
}
