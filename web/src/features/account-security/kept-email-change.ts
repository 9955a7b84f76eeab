import { saveInTab, readFromTab } from '../../lib/tab-storage.ts';

/** The lifetime of the link in the email, in milliseconds. */
const linkMs = 60 * 60 * 1000;
const storageKey = 'email-change';

interface EmailChange {
  /** The account's address at the time of the request. */
  email: string;
  newEmail: string;
  askedAt: number;
}

export function saveEmailChange(email: string, newEmail: string): void {
  saveInTab(storageKey, { email, newEmail, askedAt: Date.now() } satisfies EmailChange);
}

/** Returns the new address that was requested in this tab, while the link in its email is valid. */
export function readEmailChange(email: string): string | undefined {
  const kept = readFromTab(storageKey, (change) => change as EmailChange);
  const isWaiting = kept?.email === email && Date.now() - kept.askedAt < linkMs;
  return isWaiting ? kept.newEmail : undefined;
}
