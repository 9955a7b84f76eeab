/** A user's profile, `users/{uid}`, without the server timestamp `createdAt`. */
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
  /** As `plainPostcode` reads it; absent if unknown. */
  postcode?: string;
  /** The company that the customer buys for; absent if unknown. */
  company?: string;
  /** The company's GSTIN; absent if unknown. The security rules check its format, not its check character. */
  gstin?: string;
  isAnonymous: boolean;
}

/** The maximum lengths that the security rules allow. For the email address, see mail-address.ts. */
export const profileLengths = {
  name: 200,
  phone: 40,
  address: 500,
  country: 100,
  state: 100,
  city: 100,
  company: 200,
} as const;
