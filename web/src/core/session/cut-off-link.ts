import { messages } from '../../content/session.ts';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import { notify } from '../notices/notices.ts';

const key = 'linking';

/** Records that a guest account is being linked. The record stays if the page closes before the answer. */
export function startLinking(): void {
  saveInTab(key, true);
}

export function endLinking(): void {
  removeFromTab(key);
}

/** A link that was cut off may have succeeded, which ends the guest session. */
export function reportCutOffLink(isLoggedOut: boolean): void {
  if (isLoggedOut && readFromTab(key, (kept) => kept === true)) notify('info', messages.linkCutOff);
  endLinking();
}
