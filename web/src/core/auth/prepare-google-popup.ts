import {
  _castAuth,
  _getInstance,
  type PopupRedirectResolverInternal,
} from '@firebase/auth/internal';
import { browserPopupRedirectResolver } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';

/**
 * Loads what opens Google's window ahead of the click, in the browsers that block a window which opens
 * long after it. The SDK does so by itself only for a resolver that is there from the start of the page.
 */
export async function prepareGooglePopup(): Promise<void> {
  const resolver = _getInstance<PopupRedirectResolverInternal>(browserPopupRedirectResolver);
  if (resolver._shouldInitProactively) await resolver._initialize(_castAuth(auth()));
}
