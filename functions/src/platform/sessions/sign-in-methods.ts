import { createHash } from 'node:crypto';
import type { UserInfo, UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { identityOf, type SignInClaims } from '../../../shared/accounts/staff-sign-in.ts';

const google = 'google.com';

/** A way to sign in to an account. */
export interface SignInMethod {
  /** As Firebase names it: `password` or `google.com`. */
  provider: string;
  /** Names the method with its identity: another Google account is another method. */
  mark: string;
  /** The address with which it signs in. */
  email: string | undefined;
  isTrusted: boolean;
}

/** The sign-in methods of an account. Read trust from the account, never from a token. */
export function signInMethods(user: UserRecord): SignInMethod[] {
  const { methods = [] } = notedClaims(user);
  return user.providerData.map((identity) => {
    const mark = markOf(identity);
    const { providerId: provider, email } = identity;
    return { provider, mark, email, isTrusted: methods.includes(mark) };
  });
}

/** The trusted sign-in methods of an account, as Firebase names them. */
export function trustedMethods(user: UserRecord): string[] {
  return signInMethods(user).flatMap(({ provider, isTrusted }) => (isTrusted ? provider : []));
}

/** The mark of the method with which a session began; undefined for a guest's. */
export function markOfSession(token: SignInClaims): string | undefined {
  const identity = identityOf(token);
  return identity && markOfIdentity(token.firebase.sign_in_provider, identity);
}

/** Whether a session began with a trusted method that the account still has. */
export function isOfTrustedMethod(token: SignInClaims, user: UserRecord): boolean {
  const begun = markOfSession(token);
  return signInMethods(user).some(({ mark, isTrusted }) => isTrusted && mark === begun);
}

/**
 * The account's claims as they must be now. An account is first seen with the methods that it began with. A password
 * that was removed is not trusted when it comes back, because anybody may have set it; a Google account is.
 */
export function notedClaims(user: UserRecord): AccountClaims {
  const { providerData, email } = user;
  const claims: AccountClaims = user.customClaims ?? {};
  const present = new Set(providerData.map(markOf));
  if (!claims.methods) {
    if (present.size === 0) return claims;
    return { ...claims, methods: [...present], ...(email !== undefined && { ownerEmail: email }) };
  }
  const kept = claims.methods.filter((mark) => present.has(mark) || !isOfPassword(mark));
  const methods = kept.some((mark) => present.has(mark)) ? kept : withOwnGoogle(kept, user);
  const told = (claims.toldMethods ?? []).filter(
    (mark) => present.has(mark) && !methods.includes(mark),
  );
  const { toldMethods: _, ...others } = claims;
  return { ...others, methods, ...(told.length > 0 && { toldMethods: told }) };
}

/**
 * Whether the account's address is its owner's: the one that it began with, or that our link gave it. With Firebase
 * alone, a stolen session can change it.
 */
export function isOwnersAddress(user: UserRecord): boolean {
  return notedClaims(user).ownerEmail === user.email;
}

/** The methods with one more. It takes the place of an earlier identity of the same provider. */
export function withMethod(methods: readonly string[], mark: string): string[] {
  return [...methods.filter((it) => providerOf(it) !== providerOf(mark)), mark];
}

/** The name of a method with its identity. The hash keeps claims short, and addresses out of them. */
export function markOfIdentity(provider: string, identity: string): string {
  const hash = createHash('sha256').update(identity.toLowerCase()).digest('base64url');
  return `${provider}:${hash.slice(0, 16)}`;
}

/** Firebase's name of the method with this mark. */
export function providerOf(mark: string): string {
  return mark.slice(0, mark.lastIndexOf(':'));
}

/** The methods that sign in with the account's own address: the password, and Google if it has verified the address. */
export function marksOfAddress({ providerData, email, emailVerified }: UserRecord): string[] {
  return providerData
    .filter(({ providerId, ...identity }) => {
      const isOwn = email !== undefined && identity.email === email;
      return isOwn && (providerId === 'password' || (providerId === google && emailVerified));
    })
    .map(markOf);
}

/**
 * Google replaces a password whose address was not verified. What it leaves is the owner's: Google has verified that
 * the address of the account is theirs.
 */
function withOwnGoogle(methods: string[], user: UserRecord): string[] {
  const { ownerEmail }: AccountClaims = user.customClaims ?? {};
  if (user.email === undefined || user.email !== ownerEmail) return methods;
  const own = marksOfAddress(user).find((mark) => providerOf(mark) === google);
  return own === undefined ? methods : withMethod(methods, own);
}

/** The identity of a password is its address. */
function markOf({ providerId, uid }: UserInfo): string {
  return markOfIdentity(providerId, uid);
}

function isOfPassword(mark: string): boolean {
  return providerOf(mark) === 'password';
}
