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
