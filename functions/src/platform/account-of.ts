import { auth, isAccountMissing } from './firebase.ts';
import { isAddressProven } from './sessions/proven-address.ts';

interface SignInFacts {
  name: string;
  email: string;
  isVerified: boolean;
}

export type AccountOf = (uid: string) => Promise<SignInFacts>;

/** Returns an empty name and email if they are unknown or the account is gone. */
export async function accountOf(uid: string): Promise<SignInFacts> {
  try {
    const user = await auth.getUser(uid);
    const { displayName = '', email = '' } = user;
    return { name: displayName, email, isVerified: await isAddressProven(user) };
  } catch (error) {
    if (isAccountMissing(error)) return { name: '', email: '', isVerified: false };
    throw error;
  }
}
