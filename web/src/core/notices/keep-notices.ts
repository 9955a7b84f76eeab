import type { Notice } from '../../components/notices/notice-card.tsx';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import { noticesStore, notify } from './notices.ts';

const storageKey = 'notices';

/** Reloads the page, and keeps its notices for the new one. */
export function reloadWithNotices(): void {
  saveNotices();
  location.reload();
}

/** An error does not come back: what is still wrong after the reload says so itself. */
export function saveNotices(): void {
  saveInTab(
    storageKey,
    noticesStore.get().filter(({ tone }) => tone !== 'error'),
  );
}

/** Shows the notices that our own reload has kept, without their actions. A reload by the visitor brings none back. */
export function restoreNotices(): void {
  const kept = readFromTab(storageKey, (notices) =>
    (notices as Notice[]).map(({ tone, text, detail }) => ({ tone, text, detail })),
  );
  removeFromTab(storageKey);
  for (const { tone, text, detail } of kept ?? []) notify(tone, text, undefined, detail);
}
