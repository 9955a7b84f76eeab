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
  /** For whom the customer buys; absent if unknown. */
  company?: string;
  /** Of the company; absent if unknown. The database takes its shape, not its check character. */
  gstin?: string;
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
  company: 200,
} as const;
