import type { Notice } from '../../components/notice-card.tsx';
import { createStore, useStore } from '../../lib/store.ts';

const shownAtOnce = 3;
const noticesStore = createStore<readonly Notice[]>([]);
let lastId = 0;

export function useNotices(): readonly Notice[] {
  return useStore(noticesStore);
}

export function currentNotices(): readonly Notice[] {
  return noticesStore.get();
}

/**
 * Shows a notice and returns its id. It outlives navigations; a text that shows already moves to the end
 * instead of standing there twice.
 */
export function notify(tone: Notice['tone'], text: string, action?: Notice['action']): string {
  lastId += 1;
  const notice = { id: `notice-${lastId}`, tone, text, ...(action && { action }) };
  const others = noticesStore.get().filter((other) => other.text !== text);
  noticesStore.set([...others, notice].slice(-shownAtOnce));
  return notice.id;
}

/** Takes away what was said before, when something new begins. */
export function clearNotices(): void {
  noticesStore.set([]);
}

export function dismissNotice(id: string): void {
  noticesStore.set(noticesStore.get().filter((notice) => notice.id !== id));
}

/** Takes away what a text says once it is no longer true. */
export function dismissNoticeOf(text: string): void {
  noticesStore.set(noticesStore.get().filter((notice) => notice.text !== text));
}
