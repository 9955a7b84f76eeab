/** A user's profile, `users/{uid}`, without its server timestamp `createdAt`. */
export interface Profile {
  uid: string;
  name: string;
  /** Empty when none is known. */
  email: string;
  phone: string;
  address: string;
  country: string;
  state: string;
  city: string;
  isAnonymous: boolean;
}

/** How long the texts may be that a customer writes into a profile, as the rules take them. */
export const longestProfileTexts = {
  name: 200,
  phone: 40,
  address: 500,
  country: 100,
  state: 100,
  city: 100,
} as const;
