import { FirebaseError } from 'firebase/app';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';
import { signUpFailure, type SignUpFailure } from '../sign-up-failure.ts';

export type CreateAccountResult = { uid: string } | { failure: SignUpFailure };

/** Creates an account and signs it in. Never rejects. */
export async function createAccount(email: string, password: string): Promise<CreateAccountResult> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth(), email, password);
    return { uid: user.uid };
  } catch (error) {
    return { failure: signUpFailure(error instanceof FirebaseError ? error.code : '') };
  }
}
