import { saveInTab, readFromTab } from '../../lib/tab-storage.ts';

/** The lifetime of the link in the email, in milliseconds. */
const linkMs = 60 * 60 * 1000;
const storageKey = 'email-change';

interface EmailChange {
  /** The account's address at the time of the request. */
  email: string;
  newEmail: string;
  requestedAt: number;
}

export function saveEmailChange(email: string, newEmail: string): void {
  saveInTab(storageKey, { email, newEmail, requestedAt: Date.now() } satisfies EmailChange);
}

/** Returns the new address that was requested in this tab, while the link in its email is valid. */
export function readEmailChange(email: string): string | undefined {
  const saved = readFromTab(storageKey, (change) => change as EmailChange);
  const isWaiting = saved?.email === email && Date.now() - saved.requestedAt < linkMs;
  return isWaiting ? saved.newEmail : undefined;
}
