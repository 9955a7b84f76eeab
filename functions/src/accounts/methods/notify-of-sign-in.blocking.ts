import { beforeUserSignedIn } from 'firebase-functions/identity';
import { identityPlatform, region } from '../../platform/config.ts';
import { notifyOfSignIn as notice } from './notify-of-sign-in.ts';

/** Left out without Identity Platform, because its deployment would fail. */
export const notifyOfSignIn = beforeUserSignedIn(
  { region, omit: identityPlatform.equals(false) },
  notice,
);
