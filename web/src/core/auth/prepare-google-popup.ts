import {
  _castAuth,
  _getInstance,
  type PopupRedirectResolverInternal,
} from '@firebase/auth/internal';
import { browserPopupRedirectResolver } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';

/**
 * Loads the SDK's pop-up code before the click: phones block a window that opens long after it. The SDK
 * does so itself only for a resolver that was given to `initializeAuth`, which would contact Google on
 * every page. There is no public function for it.
 */
export async function prepareGooglePopup(): Promise<void> {
  const resolver = _getInstance<PopupRedirectResolverInternal>(browserPopupRedirectResolver);
  if (resolver._shouldInitProactively) await resolver._initialize(_castAuth(auth()));
}
