import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { withSecondFactor } from './second-factor/with-second-factor.ts';

export function confirmationMethods(): { password: boolean; google: boolean } {
  const providers = auth().currentUser?.providerData.map(({ providerId }) => providerId) ?? [];
  return {
    password: providers.includes(EmailAuthProvider.PROVIDER_ID),
    google: providers.includes(GoogleAuthProvider.PROVIDER_ID),
  };
}

/** Signs the user in again, which gives a fresh token. */
export async function confirmWithPassword(password: string): Promise<void> {
  await confirm((user) => {
    const credential = EmailAuthProvider.credential(addressOf(user), password);
    return reauthenticateWithCredential(user, credential);
  });
}

/** Call it in a click handler: browsers block other windows. */
export async function confirmWithGoogle(): Promise<void> {
  await confirm((user) => {
    const provider = new GoogleAuthProvider();
    const address = emailOf(user, GoogleAuthProvider.PROVIDER_ID);
    if (address) provider.setCustomParameters({ login_hint: address });
    return reauthenticateWithPopup(user, provider, browserPopupRedirectResolver);
  });
}

async function confirm(signInAgain: (user: User) => Promise<UserCredential>): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) throw new Error('No user is signed in.');
  await withSecondFactor(auth(), () => signInAgain(currentUser));
  // Another tab may have changed the user.
  if (auth().currentUser?.uid !== currentUser.uid) throw new Error('Another user is signed in.');
}

function addressOf(user: User): string {
  return emailOf(user, EmailAuthProvider.PROVIDER_ID) ?? user.email ?? '';
}

function emailOf({ providerData }: User, provider: string): string | null {
  return providerData.find(({ providerId }) => providerId === provider)?.email ?? null;
}
