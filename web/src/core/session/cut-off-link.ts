import { messages } from '../../content/session.ts';
import { notify } from '../notices/notices.ts';

const key = 'linking';

/** Records that a guest account is being linked. The record stays if the page closes before the answer. */
export function startLinking(): void {
  attempt(() => sessionStorage.setItem(key, 'under way'));
}

export function endLinking(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** A link that was cut off may have succeeded, which ends the guest session. */
export function reportCutOffLink(isLoggedOut: boolean): void {
  attempt(() => {
    if (isLoggedOut && sessionStorage.getItem(key) !== null) {
      notify('info', messages.linkCutOff);
    }
  });
  endLinking();
}

/** Storage may be forbidden. */
function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.warn('The browser keeps no notes', error);
  }
}
