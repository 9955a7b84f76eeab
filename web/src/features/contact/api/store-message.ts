import { collections, userCollectionPath } from '@shared/collections.ts';
import type { ContactMessage } from '@shared/messages/contact-messages.ts';
import type { User } from 'firebase/auth';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { auth } from '../../../lib/firebase.ts';
import { firestore } from '../../../lib/firestore.ts';

/**
 * Stores a message under an account that has verified its address, with this address, as the rules ask; any other
 * among the anonymous ones. Resolves to the address that the answer goes to.
 */
export async function storeMessage(message: ContactMessage): Promise<string> {
  await auth().authStateReady();
  const { currentUser } = auth();
  const own = currentUser ? await verifiedEmailOf(currentUser) : undefined;
  const path =
    currentUser && own !== undefined
      ? userCollectionPath(currentUser.uid, 'queries')
      : collections.anonymousQueries;
  // In lower case, staff find it however it was typed.
  const email = (own ?? message.email).toLowerCase();
  await addDoc(collection(firestore(), path), {
    ...message,
    email,
    createdAt: serverTimestamp(),
  });
  return email;
}

/** By the token, which the rules read. One from before the verification is renewed. */
async function verifiedEmailOf(user: User): Promise<string | undefined> {
  const known = await readVerifiedEmail(user);
  if (known !== undefined || !user.emailVerified) return known;
  return readVerifiedEmail(user, true).catch((error: unknown) => {
    // The message then goes out like that of an unverified account.
    console.warn('The verification could not be confirmed', error);
    return undefined;
  });
}

async function readVerifiedEmail(user: User, isRenewed = false): Promise<string | undefined> {
  const { claims } = await user.getIdTokenResult(isRenewed);
  const { email, email_verified: isVerified } = claims;
  return isVerified === true && typeof email === 'string' ? email : undefined;
}
