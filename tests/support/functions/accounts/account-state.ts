import { collections, userPath } from '../../../../functions/shared/collections.ts';
import { outbox } from '../../../../functions/src/outbox/outbox-entry.ts';
import { auth, firestore } from '../../../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../../../functions/src/platform/sessions/proven-address.ts';
import type { Account } from './accounts.ts';

/** Returns everything that an emailed link may change. */
export async function accountState({ uid }: Pick<Account, 'uid'>) {
  const { email, emailVerified, providerData, passwordHash, tokensValidAfterTime } =
    await auth.getUser(uid);
  const providers = providerData.map(({ providerId }) => providerId);
  const [links, profile, proof, emails] = await Promise.all([
    linksOf({ uid }),
    firestore.doc(userPath(uid)).get(),
    verifiedAddresses.doc(uid).get(),
    outbox.where('uid', '==', uid).get(),
  ]);
  return {
    user: { email, emailVerified, providers, passwordHash, tokensValidAfterTime },
    links,
    profile: profile.data(),
    proof: proof.data(),
    emails: emails.size,
  };
}

async function linksOf({ uid }: Pick<Account, 'uid'>) {
  const { docs } = await firestore.collection(collections.emailLinks).where('uid', '==', uid).get();
  return docs.map((link) => link.data());
}
