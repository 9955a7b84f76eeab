import { site } from '@shared/site.ts';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

export interface Factor {
  uid: string;
  name: string;
  since: Date;
}

/** A new authenticator app whose first code isn't confirmed yet. */
export interface NewFactor {
  /** The secret is in Base32. */
  secret: string;
  /** An `otpauth://…` link for an authenticator app. */
  link: string;
  /** Adds the app to the account if its code is right. Rejects with Firebase's errors. */
  confirm: (code: string) => Promise<void>;
}

/** The time after a login in which Firebase allows changes to second factors. */
const freshMs = 5 * 60 * 1000;
const name = 'Authenticator app';

/** Returns the account's current second factors. Rejects with Firebase's errors. */
export async function readFactors(): Promise<Factor[]> {
  const user = signedIn();
  await user.reload();
  return multiFactor(user).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
    uid,
    name: displayName ?? name,
    since: new Date(enrollmentTime),
  }));
}

export async function isSignInFresh(): Promise<boolean> {
  const { authTime } = await signedIn().getIdTokenResult();
  return Date.now() - Date.parse(authTime) < freshMs;
}

/** Creates the secret of a new authenticator app. Rejects with Firebase's errors. */
export async function beginFactor(): Promise<NewFactor> {
  const user = signedIn();
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    secret: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? '', site.name),
    confirm: (code) => enrol(user, secret, code),
  };
}

/** Removes a second factor from the account. Rejects with Firebase's errors. */
export async function removeFactor(uid: string): Promise<void> {
  await multiFactor(signedIn()).unenroll(uid);
}

async function enrol(user: User, secret: TotpSecret, code: string): Promise<void> {
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
  await multiFactor(user).enroll(assertion, name);
}

function signedIn(): User {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  return currentUser;
}
