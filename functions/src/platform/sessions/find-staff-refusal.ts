import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import {
  identityOf,
  roleMethod,
  staffRefusal,
  type SignIn,
  type StaffRefusal,
} from '../../../shared/accounts/staff-sign-in.ts';
import { staffSecondFactor } from '../config.ts';

interface Caller {
  token: DecodedIdToken;
  user: UserRecord;
}

/**
 * Returns undefined if the session acts as staff. The account's role may be newer than the token, and the parameter
 * may be newer than the role.
 */
export function findStaffRefusal({ token, user }: Caller): StaffRefusal | undefined {
  const claims = {
    ...user.customClaims,
    ...(staffSecondFactor.value() && { secondFactor: true as const }),
  };
  return staffRefusal(claims, signInOf(token), Date.now());
}

function signInOf(token: DecodedIdToken): SignIn {
  const { auth_time, firebase } = token;
  return {
    method: roleMethod(firebase.sign_in_provider, identityOf(token)),
    atMs: auth_time * 1000,
    hasSecondFactor: firebase.sign_in_second_factor !== undefined,
  };
}
