import { auth, isAccountMissing } from './firebase.ts';

interface SignInFacts {
  name: string;
  email: string;
  /** Whether the owner has verified the address. */
  isVerified: boolean;
}

export type AccountOf = (uid: string) => Promise<SignInFacts>;

/** Reads the name and address of a sign-in account; empty where they are unknown or the account is gone. */
export async function accountOf(uid: string): Promise<SignInFacts> {
  try {
    const { displayName = '', email = '', emailVerified } = await auth.getUser(uid);
    return { name: displayName, email, isVerified: emailVerified };
  } catch (error) {
    if (isAccountMissing(error)) return { name: '', email: '', isVerified: false };
    throw error;
  }
}
