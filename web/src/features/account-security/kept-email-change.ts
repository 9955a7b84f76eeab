import { keepInTab, keptInTab } from '../../lib/tab-storage.ts';

/** The link in the email works for an hour. */
const linkMs = 60 * 60 * 1000;
const storageKey = 'email-change';

interface EmailChange {
  /** The account's address then. */
  email: string;
  newEmail: string;
  askedAt: number;
}

export function keepEmailChange(email: string, newEmail: string): void {
  keepInTab(storageKey, { email, newEmail, askedAt: Date.now() } satisfies EmailChange);
}

/** The new address that was asked for in this tab, while its email can be followed. */
export function keptEmailChange(email: string): string | undefined {
  const kept = keptInTab(storageKey, (change) => change as EmailChange);
  const isWaiting = kept?.email === email && Date.now() - kept.askedAt < linkMs;
  return isWaiting ? kept.newEmail : undefined;
}
