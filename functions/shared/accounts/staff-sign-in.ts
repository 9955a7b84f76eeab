import type { AccountClaims } from './account-claims.ts';
import { roleOf } from './roles.ts';

/** The maximum age of a staff login, in milliseconds. firestore.rules repeats the 12 hours. */
export const shiftMs = 12 * 60 * 60 * 1000;

export interface SignIn {
  /** As `roleMethod` names it. */
  method: string;
  atMs: number;
  hasSecondFactor: boolean;
}

/** The reason that a session can't act as staff, in the codes of server-errors.ts. */
export type StaffRefusal = 'not-staff' | 'shift-over' | 'other-method' | 'second-factor-missing';

/**
 * Returns why a session with these claims can't act as staff; undefined if it can. isStaff() in firestore.rules
 * makes the same decision.
 */
export function staffRefusal(
  claims: AccountClaims,
  { method, atMs, hasSecondFactor }: SignIn,
  nowMs: number,
): StaffRefusal | undefined {
  const { roleMethods = [], secondFactor = false } = claims;
  if (!roleOf({ ...claims }) || roleMethods.length === 0) return 'not-staff';
  // An unreadable time is NaN, which is never fresh.
  const isFresh = nowMs - atMs <= shiftMs;
  if (!isFresh) return 'shift-over';
  if (!roleMethods.includes(method)) return 'other-method';
  return secondFactor && !hasSecondFactor ? 'second-factor-missing' : undefined;
}

/**
 * Returns a role's name for a sign-in method: the service and the identity there, such as `google.com/1234` or
 * `password/asha@example.com`. The identity counts, because an account can replace its Google account or address.
 */
export function roleMethod(service: string, identity: string | undefined): string {
  return `${service}/${identity}`;
}

export interface SignInClaims {
  email?: string | undefined;
  firebase: { sign_in_provider: string; identities?: Record<string, unknown> };
}

/** Returns the identity that a session began with. For a password it is the email address. */
export function identityOf({ email, firebase }: SignInClaims): string | undefined {
  const { sign_in_provider: service, identities } = firebase;
  if (service === 'password') return email;
  const [identity] = (identities?.[service] ?? []) as unknown[];
  return typeof identity === 'string' ? identity : undefined;
}

/** Returns the service of a role's method as Firebase names it, such as `google.com`. */
export function serviceOf(method: string): string {
  return method.split('/')[0] ?? '';
}
