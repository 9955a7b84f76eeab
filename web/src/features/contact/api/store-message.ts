import { collections, userCollectionPath } from '@shared/collections.ts';
import type { ContactMessage } from '@shared/messages/contact-messages.ts';
import type { User } from 'firebase/auth';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { auth } from '../../../lib/firebase.ts';
import { firestore } from '../../../lib/firestore.ts';

/**
 * Stores the message of a verified account under that account, with its address, as the rules require. Stores any
 * other message among the anonymous ones. Resolves to the address that gets the reply.
 */
export async function storeMessage(message: ContactMessage): Promise<string> {
  await auth().authStateReady();
  const { currentUser } = auth();
  const own = currentUser ? await verifiedEmailOf(currentUser) : undefined;
  const path =
    currentUser && own !== undefined
      ? userCollectionPath(currentUser.uid, 'queries')
      : collections.anonymousQueries;
  // Lower case lets staff find the address however the sender typed it.
  const email = (own ?? message.email).toLowerCase();
  await addDoc(collection(firestore(), path), {
    ...message,
    email,
    createdAt: serverTimestamp(),
  });
  return email;
}

/** Reads the verified address from the token, as the rules do. Renews a token from before the verification. */
async function verifiedEmailOf(user: User): Promise<string | undefined> {
  const known = await readVerifiedEmail(user);
  if (known !== undefined || !user.emailVerified) return known;
  return readVerifiedEmail(user, true).catch((error: unknown) => {
    // The message is then stored like that of an unverified account.
    console.warn('The verification could not be confirmed', error);
    return undefined;
  });
}

async function readVerifiedEmail(user: User, isRenewed = false): Promise<string | undefined> {
  const { claims } = await user.getIdTokenResult(isRenewed);
  const { email, email_verified: isVerified } = claims;
  return isVerified === true && typeof email === 'string' ? email : undefined;
}
