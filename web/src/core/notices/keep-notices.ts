import type { Notice } from '../../components/notice-card.tsx';
import { noticesStore, notify } from './notices.ts';

const storageKey = 'notices';

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

/**
 * Shows the notices that our own reload has kept, without their actions. A reload by the visitor brings none back.
 * `storage` is a function, because a browser may throw on access to it.
 */
export function restoreNotices(storage = () => sessionStorage): void {
  try {
    const kept = JSON.parse(storage().getItem(storageKey) ?? '[]') as Notice[];
    storage().removeItem(storageKey);
    for (const { tone, text, detail } of kept) notify(tone, text, undefined, detail);
  } catch {
    // The stored notices are unreadable.
  }
}
