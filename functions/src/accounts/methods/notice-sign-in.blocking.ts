import { beforeUserSignedIn } from 'firebase-functions/identity';
import { identityPlatform, region } from '../../platform/config.ts';
import { noticeSignIn as notice } from './notice-sign-in.ts';

/** Without Identity Platform a deployment of it fails, so it is left out. */
export const noticeSignIn = beforeUserSignedIn(
  { region, omit: identityPlatform.equals(false) },
  notice,
);
