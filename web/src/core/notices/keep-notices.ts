import type { Notice } from '../../components/notices/notice-card.tsx';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import { noticesStore, notify } from './notices.ts';

const storageKey = 'notices';

export function reloadWithNotices(): void {
  saveNotices();
  location.reload();
}

/** Saves no errors. A problem that persists after the reload is reported again. */
export function saveNotices(): void {
  saveInTab(
    storageKey,
    noticesStore.get().filter(({ tone }) => tone !== 'error'),
  );
}

/** Shows the saved notices without their actions. A reload by the visitor restores none. */
export function restoreNotices(): void {
  const kept = readFromTab(storageKey, (notices) =>
    (notices as Notice[]).map(({ tone, text, detail }) => ({ tone, text, detail })),
  );
  removeFromTab(storageKey);
  for (const { tone, text, detail } of kept ?? []) notify(tone, text, undefined, detail);
}
