import type { Notice } from '../../components/notice-card.tsx';
import { noticesStore, notify } from './notices.ts';

type SavedNotice = Pick<Notice, 'tone' | 'text' | 'detail'>;

const storageKey = 'notices';
const maxAgeMs = 10_000;

/** Shows the notices that `reloadWithNotices` has kept. A reload by the visitor brings none back. */
export function restoreKeptNotices(): void {
  restoreNotices(() => sessionStorage, Date.now());
}

/** Reloads the page, and keeps its notices for the new one. */
export function reloadWithNotices(): void {
  saveNotices(() => sessionStorage, Date.now());
  location.reload();
}

/**
 * An error does not come back: what is still wrong after the reload says so itself. `storage` is a function,
 * because a browser may throw on access to it.
 */
export function saveNotices(storage: () => Storage, now: number): void {
  const notices = noticesStore
    .get()
    .filter(({ tone }) => tone !== 'error')
    .map(({ tone, text, detail }): SavedNotice => ({ tone, text, detail }));
  try {
    if (notices.length === 0) storage().removeItem(storageKey);
    else storage().setItem(storageKey, JSON.stringify({ savedAt: now, notices }));
  } catch {
    // Without storage the notices are lost on a reload.
  }
}

export function restoreNotices(storage: () => Storage, now: number): void {
  try {
    const text = storage().getItem(storageKey);
    if (text === null) return;
    storage().removeItem(storageKey);
    const saved = JSON.parse(text) as { savedAt: number; notices: SavedNotice[] };
    if (now - saved.savedAt > maxAgeMs) return;
    for (const { tone, text, detail } of saved.notices) notify(tone, text, undefined, detail);
  } catch {
    // The stored notices are unreadable.
  }
}
