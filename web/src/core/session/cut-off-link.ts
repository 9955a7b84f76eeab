import { messages } from '../../content/ended-session.ts';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import { notify } from '../notices/notices.ts';

const key = 'linking';

/** The record remains if the page closes before the answer. */
export function startLinking(): void {
  saveInTab(key, true);
}

export function endLinking(): void {
  removeFromTab(key);
}

/**
 * Tells the visitor that an interrupted link may have succeeded. A successful link ends the guest session. Returns
 * whether it told the visitor.
 */
export function reportCutOffLink(isLoggedOut: boolean): boolean {
  const isCutOff = isLoggedOut && readFromTab(key, (kept) => kept === true) === true;
  if (isCutOff) notify('info', messages.linkCutOff);
  endLinking();
  return isCutOff;
}
