import { noticesStore } from './notices.ts';
import { storageKey } from './restore-notices.ts';

/** Reloads the page, and keeps its notices for the new one. */
export function reloadWithNotices(): void {
  saveNotices();
  location.reload();
}

/** An error does not come back: what is still wrong after the reload says so itself. */
export function saveNotices(storage = () => sessionStorage): void {
  const notices = noticesStore.get().filter(({ tone }) => tone !== 'error');
  try {
    storage().setItem(storageKey, JSON.stringify(notices));
  } catch {
    // Without storage the notices are lost on a reload.
  }
}
