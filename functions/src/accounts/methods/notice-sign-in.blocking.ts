import { beforeUserSignedIn } from 'firebase-functions/identity';
import { identityPlatform, region } from '../../platform/config.ts';
import { noticeSignIn as notice } from './notice-sign-in.ts';

/** Left out without Identity Platform, because its deployment would fail. */
export const noticeSignIn = beforeUserSignedIn(
  { region, omit: identityPlatform.equals(false) },
  notice,
);
