import { createHash } from 'node:crypto';
import type { UserInfo, UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { identityOf, type SignInClaims } from '../../../shared/accounts/staff-sign-in.ts';

const google = 'google.com';

export interface SignInMethod {
  /** Firebase's name, `password` or `google.com`. */
  provider: string;
  /** Identifies the method together with its identity. Another Google account is another method. */
  mark: string;
  email: string | undefined;
  isTrusted: boolean;
}

/** Returns the sign-in methods of an account. Trust must come from the account, never from a token. */
export function signInMethods(user: UserRecord): SignInMethod[] {
  const { methods = [] } = currentClaims(user);
  return user.providerData.map((identity) => {
    const mark = markOf(identity);
    const { providerId: provider, email } = identity;
    return { provider, mark, email, isTrusted: methods.includes(mark) };
  });
}

export function trustedMethods(user: UserRecord): string[] {
  return signInMethods(user).flatMap(({ provider, isTrusted }) => (isTrusted ? provider : []));
}

/** Returns undefined for a guest. */
export function markOfSession(token: SignInClaims): string | undefined {
  const identity = identityOf(token);
  return identity && identityMark(token.firebase.sign_in_provider, identity);
}

/** Returns whether a session began with a trusted method that the account still has. */
export function isOfTrustedMethod(token: SignInClaims, user: UserRecord): boolean {
  const begun = markOfSession(token);
  return signInMethods(user).some(({ mark, isTrusted }) => isTrusted && mark === begun);
}

/**
 * Returns the claims that the account must have now. A new account trusts the methods that it began with. A removed
 * password isn't trusted when it comes back, because an attacker may have set it.
 */
export function currentClaims(user: UserRecord): AccountClaims {
  const { providerData, email } = user;
  const claims: AccountClaims = user.customClaims ?? {};
  const present = new Set(providerData.map(markOf));
  if (!claims.methods) {
    if (present.size === 0) return claims;
    return { ...claims, methods: [...present], ...(email !== undefined && { ownerEmail: email }) };
  }
  const kept = claims.methods.filter((mark) => present.has(mark) || !isOfPassword(mark));
  const methods = kept.some((mark) => present.has(mark)) ? kept : withOwnGoogle(kept, user);
  const told = (claims.notifiedMethods ?? []).filter(
    (mark) => present.has(mark) && !methods.includes(mark),
  );
  const { notifiedMethods: _, ...others } = claims;
  return { ...others, methods, ...(told.length > 0 && { notifiedMethods: told }) };
}

/**
 * Returns whether the account has the address that it began with or that our link set. With Firebase alone, a
 * stolen session can change the address.
 */
export function isOwnersAddress(user: UserRecord): boolean {
  return currentClaims(user).ownerEmail === user.email;
}

/** Adds a method, which replaces an earlier identity of the same provider. */
export function withMethod(methods: readonly string[], mark: string): string[] {
  return [...methods.filter((it) => providerOf(it) !== providerOf(mark)), mark];
}

/** Hashes the identity, which keeps claims short and addresses out of them. */
export function identityMark(provider: string, identity: string): string {
  const hash = createHash('sha256').update(identity.toLowerCase()).digest('base64url');
  return `${provider}:${hash.slice(0, 16)}`;
}

export function providerOf(mark: string): string {
  return mark.slice(0, mark.lastIndexOf(':'));
}

/**
 * Returns the marks that use the account's own address: the password, and Google if it has verified the address.
 */
export function marksOfAddress({ providerData, email, emailVerified }: UserRecord): string[] {
  return providerData
    .filter(({ providerId, ...identity }) => {
      const isOwn = email !== undefined && identity.email === email;
      return isOwn && (providerId === 'password' || (providerId === google && emailVerified));
    })
    .map(markOf);
}

/**
 * Trusts the Google account that replaced a password with an unverified address. Google has verified that the owner
 * has the account's address.
 */
function withOwnGoogle(methods: string[], user: UserRecord): string[] {
  const { ownerEmail }: AccountClaims = user.customClaims ?? {};
  if (user.email === undefined || user.email !== ownerEmail) return methods;
  const own = marksOfAddress(user).find((mark) => providerOf(mark) === google);
  return own === undefined ? methods : withMethod(methods, own);
}

/** Uses a password's `uid`, which is its address. */
function markOf({ providerId, uid }: UserInfo): string {
  return identityMark(providerId, uid);
}

function isOfPassword(mark: string): boolean {
  return providerOf(mark) === 'password';
}
