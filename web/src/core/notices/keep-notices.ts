import type { Notice } from '../../components/notice-card.tsx';
import { currentNotices, notify } from './notices.ts';

type SavedNotice = Pick<Notice, 'tone' | 'text'>;

const storageKey = 'notices';
const keptForMs = 10_000;

/** Carries the notices on screen over a reload, so that what was said just before it is still read. */
export function keepNoticesOverReload(): void {
  restoreNotices(() => sessionStorage, Date.now());
  globalThis.addEventListener('pagehide', () => saveNotices(() => sessionStorage, Date.now()));
}

/** Both take the storage as a function, because a browser may forbid even naming it. */
export function saveNotices(storage: () => Storage, now: number): void {
  const notices = currentNotices().map(({ tone, text }): SavedNotice => ({ tone, text }));
  try {
    if (notices.length === 0) storage().removeItem(storageKey);
    else storage().setItem(storageKey, JSON.stringify({ savedAt: now, notices }));
  } catch {
    // Without storage the notices end with the page.
  }
}

export function restoreNotices(storage: () => Storage, now: number): void {
  try {
    const text = storage().getItem(storageKey);
    if (text === null) return;
    storage().removeItem(storageKey);
    const saved = JSON.parse(text) as { savedAt: number; notices: SavedNotice[] };
    if (now - saved.savedAt > keptForMs) return;
    for (const notice of saved.notices) notify(notice.tone, notice.text);
  } catch {
    // Nothing readable was kept.
  }
}
