import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Profile } from '../../shared/accounts/profiles.ts';
import type { Buyer } from './plan-invoice.ts';

/** Takes the account's address, because its owner can be reached there, and the name from the profile. */
export function buyerOf(
  profile: DocumentSnapshot,
  account: { name: string; email: string },
): Buyer {
  const { name = '', email = '', phone = '' } = (profile.data() ?? {}) as Partial<Profile>;
  return {
    name: name === '' ? account.name : name,
    email: (account.email === '' ? email : account.email).toLowerCase(),
    phone,
  };
}
