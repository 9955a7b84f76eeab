import { auth, isAccountMissing } from './firebase.ts';

interface SignInFacts {
  name: string;
  email: string;
  /** The address was shown to be the owner's. */
  isVerified: boolean;
}

export type AccountOf = (uid: string) => Promise<SignInFacts>;

/** What the sign-in account says of its owner; empty where it says nothing or is gone. */
export async function accountOf(uid: string): Promise<SignInFacts> {
  try {
    const { displayName = '', email = '', emailVerified } = await auth.getUser(uid);
    return { name: displayName, email, isVerified: emailVerified };
  } catch (error) {
    if (isAccountMissing(error)) return { name: '', email: '', isVerified: false };
    throw error;
  }
}
