import { messages } from '../../content/session.ts';
import { forgetInTab, keepInTab, keptInTab } from '../../lib/tab-storage.ts';
import { notify } from '../notices/notices.ts';

const key = 'linking';

/** The record remains if the page closes before the answer. */
export function startLinking(): void {
  keepInTab(key, true);
}

export function endLinking(): void {
  forgetInTab(key);
}

/** Tells the visitor that an interrupted link may have succeeded. A successful link ends the guest session. */
export function reportCutOffLink(isLoggedOut: boolean): void {
  if (isLoggedOut && keptInTab(key, (kept) => kept === true)) notify('info', messages.linkCutOff);
  endLinking();
}
