import { signInOf, staffRefusal, type StaffRefusal } from '../../../shared/staff-sign-in.ts';
import { staffSecondFactor } from '../config.ts';
import type { Session } from './authenticate.ts';

/**
 * Why a session does not act as staff now; undefined if it does. Asks the account, whose role may be newer than
 * the token, and the parameter, which may be newer than the role.
 */
export function refusalAsStaff({ token, user }: Session): StaffRefusal | undefined {
  const claims = {
    ...user.customClaims,
    ...(staffSecondFactor.value() && { secondFactor: true as const }),
  };
  return staffRefusal(claims, signInOf(token), Date.now());
}
