import type { Store } from '../../lib/store.ts';
import { signedInUid } from '../../startup/signed-in-flag.ts';

interface FirstState<State> {
  uid: string;
  shown: State;
  /** The state after the end of the account's session. */
  ended: State;
}

/** Shows an account until Firebase Authentication reports one, or another tab ends the session. */
export function showUntilKnown<State>(
  store: Store<State>,
  { uid, shown, ended }: FirstState<State>,
): void {
  const isOver = () => signedInUid() !== uid;
  if (store.get() !== store.initial || isOver()) return;
  store.set(shown);
  globalThis.addEventListener('storage', () => {
    if (store.get() === shown && isOver()) store.set(ended);
  });
}
