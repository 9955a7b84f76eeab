import type { Notice, NoticeAction } from '../../components/notices/notice-card.tsx';
import { createStore } from '../../lib/store.ts';

const maxVisible = 3;
export const noticesStore = createStore<readonly Notice[]>([]);
let lastId = 0;

/** * Shows a notice and returns its id. Replaces a notice with the same text; the new one comes last. */
export function notify(
  tone: Notice['tone'],
  text: string,
  action?: NoticeAction,
  detail?: string,
): string {
  lastId += 1;
  const notice = { id: `notice-${lastId}`, tone, text, detail, action };
  const others = noticesStore.get().filter((other) => other.text !== text);
  noticesStore.set([...others, notice].slice(-maxVisible));
  return notice.id;
}

/** Removes success notices without an action when the visitor leaves a page. */
export function endConfirmations(): void {
  noticesStore.set(noticesStore.get().filter(({ tone, action }) => tone !== 'success' || action));
}

export function clearNotices(): void {
  noticesStore.set([]);
}

export function dismissNotice(id: string): void {
  noticesStore.set(noticesStore.get().filter((notice) => notice.id !== id));
}

/** Removes the notice with this text, once it is no longer true. */
export function dismissNoticeWithText(text: string): void {
  noticesStore.set(noticesStore.get().filter((notice) => notice.text !== text));
}
