import type { AccountClaims } from './account-claims.ts';
import { roleOf } from './roles.ts';

/** A sign-in of staff counts so long, in milliseconds. firestore.rules has the same 12 hours. */
export const shiftMs = 12 * 60 * 60 * 1000;

/** How a session began, as its token says. */
export interface SignIn {
  /** As `roleMethod` names it. */
  method: string;
  atMs: number;
  hasSecondFactor: boolean;
}

/** Why a session does not act as staff, in the codes of server-errors.ts. */
export type StaffRefusal = 'not-staff' | 'shift-over' | 'other-method' | 'second-factor-missing';

/**
 * Why a session with these claims does not act as staff; undefined if it does. isStaff() in firestore.rules
 * decides the same.
 */
export function staffRefusal(
  claims: AccountClaims,
  { method, atMs, hasSecondFactor }: SignIn,
  nowMs: number,
): StaffRefusal | undefined {
  const { roleMethods = [], secondFactor = false } = claims;
  if (!roleOf({ ...claims }) || roleMethods.length === 0) return 'not-staff';
  // An unreadable moment counts as long ago.
  const isFresh = nowMs - atMs <= shiftMs;
  if (!isFresh) return 'shift-over';
  if (!roleMethods.includes(method)) return 'other-method';
  return secondFactor && !hasSecondFactor ? 'second-factor-missing' : undefined;
}

/**
 * What a role calls a sign-in method: the service and the identity there, such as `google.com/1234` or
 * `password/asha@example.com`. An account can exchange its Google account or its address for another one.
 */
export function roleMethod(service: string, identity: string | undefined): string {
  return `${service}/${identity}`;
}

/** Of a token's claims, what says how its session began. */
export interface SignInClaims {
  email?: string | undefined;
  firebase: { sign_in_provider: string; identities?: Record<string, unknown> };
}

/** The identity with which a session began, at the service of its sign-in. A password's is its address. */
export function identityOf({ email, firebase }: SignInClaims): string | undefined {
  const { sign_in_provider: service, identities } = firebase;
  if (service === 'password') return email;
  const [identity] = (identities?.[service] ?? []) as unknown[];
  return typeof identity === 'string' ? identity : undefined;
}

/** The service of a method of a role, as Firebase names it, such as `google.com`. */
export function serviceOf(method: string): string {
  return method.split('/')[0] ?? '';
}
