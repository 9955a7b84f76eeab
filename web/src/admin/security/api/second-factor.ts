import { site } from '@shared/site.ts';
import { multiFactor, TotpMultiFactorGenerator, type TotpSecret, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/** An authenticator app that the account's sign-ins ask for. */
export interface Factor {
  uid: string;
  name: string;
  since: Date;
}

/** What an authenticator app has to know, before its first code proves that it does. */
export interface NewFactor {
  /** In Base32. */
  secret: string;
  /** `otpauth://…`, which authenticator apps open. */
  link: string;
  /** Adds the app to the account. The code proves that the app works. Rejects with Firebase's errors. */
  confirm: (code: string) => Promise<void>;
}

/** How long after a sign-in Firebase changes the second factors of an account. */
const freshMs = 5 * 60 * 1000;
const name = 'Authenticator app';

/** The second factors of the account, as they are now. Rejects with Firebase's errors. */
export async function readFactors(): Promise<Factor[]> {
  const user = signedIn();
  await user.reload();
  return multiFactor(user).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
    uid,
    name: displayName ?? name,
    since: new Date(enrollmentTime),
  }));
}

/** Whether the sign-in is so new that second factors may be changed. */
export async function isSignInFresh(): Promise<boolean> {
  const { authTime } = await signedIn().getIdTokenResult();
  return Date.now() - Date.parse(authTime) < freshMs;
}

/** Asks for the secret of a new authenticator app. Rejects with Firebase's errors. */
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
