import type { UserRecord } from 'firebase-admin/auth';
import type { VerifiedAddress } from '../../platform/sessions/proven-address.ts';
import { inPlainJson, type Plain } from './plain-json.ts';

export function describeAccount(
  { uid, metadata, ...user }: UserRecord,
  proof: VerifiedAddress | undefined,
): Plain {
  const { creationTime, lastSignInTime } = metadata;
  return {
    uid,
    email: user.email ?? null,
    isEmailVerified: user.emailVerified,
    emailProvenAt: proof?.at.toDate().toISOString() ?? null,
    name: user.displayName ?? null,
    phone: user.phoneNumber ?? null,
    photo: user.photoURL ?? null,
    claims: inPlainJson(user.customClaims ?? {}),
    isGuest: user.providerData.length === 0,
    providers: user.providerData.map(({ uid: id, ...provider }) => ({
      provider: provider.providerId,
      id,
      email: provider.email ?? null,
      name: provider.displayName ?? null,
      phone: provider.phoneNumber ?? null,
      photo: provider.photoURL ?? null,
    })),
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
  };
}
