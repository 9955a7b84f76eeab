/** A user's profile, `users/{uid}`, without its server timestamp `createdAt`. */
export interface Profile {
  uid: string;
  name: string;
  /** Empty if unknown. */
  email: string;
  phone: string;
  address: string;
  country: string;
  state: string;
  city: string;
  isAnonymous: boolean;
}

/** The longest texts that the database takes; for the address see mail-address.ts. */
export const profileLengths = {
  name: 200,
  phone: 40,
  address: 500,
  country: 100,
  state: 100,
  city: 100,
} as const;
