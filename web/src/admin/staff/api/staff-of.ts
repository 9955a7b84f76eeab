import type { AccountClaims } from '@shared/accounts/account-claims.ts';
import { roleOf } from '@shared/accounts/roles.ts';
import {
  identityOf,
  roleMethod,
  shiftMs,
  staffRefusal,
  type SignIn,
  type SignInClaims,
} from '@shared/accounts/staff-sign-in.ts';
import type { IdTokenResult } from 'firebase/auth';
import type { Staff } from '../staff.ts';

type Token = Omit<IdTokenResult, 'token' | 'expirationTime'>;

/** Returns what an account may do in the admin panel, according to its ID token. */
export function staffOf(token: Token, { uid, email }: { uid: string; email: string }): Staff {
  const claims = token.claims as AccountClaims;
  const role = roleOf(token.claims);
  const refusal = staffRefusal(claims, signInOf(token), issuedMs(token));
  if (role && !refusal) return { status: 'in', uid, email, role };
  const { roleMethods: methods = [] } = claims;
  return { status: 'refused', uid, email, refusal: refusal ?? 'not-staff', methods };
}

/** Returns what Firebase's SDK reads from the claims of a token. */
export function tokenOf(claims: Record<string, unknown>): Token {
  const { auth_time: authTime, iat: issuedAt, firebase } = claims as unknown as TokenClaims;
  return {
    claims,
    signInProvider: firebase.sign_in_provider,
    signInSecondFactor: firebase.sign_in_second_factor ?? null,
    authTime: new Date(authTime * 1000).toUTCString(),
    issuedAtTime: new Date(issuedAt * 1000).toUTCString(),
  };
}

/** The claims that Firebase sets. The times are in seconds. */
interface TokenClaims {
  auth_time: number;
  iat: number;
  firebase: { sign_in_provider: string; sign_in_second_factor?: string };
}

/** Returns the rest of the shift at the time of the token, in milliseconds. */
export function shiftLeftMs(token: Token): number {
  return signInOf(token).atMs + shiftMs - issuedMs(token);
}

function signInOf({ claims, signInProvider, signInSecondFactor, authTime }: Token): SignIn {
  const { email, firebase } = claims as Partial<SignInClaims>;
  const service = signInProvider ?? '';
  return {
    method: roleMethod(
      service,
      identityOf({ email, firebase: { ...firebase, sign_in_provider: service } }),
    ),
    atMs: Date.parse(authTime),
    hasSecondFactor: signInSecondFactor !== null,
  };
}

/** Returns the token's time by the server's clock, because the browser's clock may be wrong. */
function issuedMs({ issuedAtTime }: Pick<Token, 'issuedAtTime'>): number {
  return Date.parse(issuedAtTime);
}
