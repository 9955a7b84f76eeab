import type { Notice } from '../../components/notice-card.tsx';
import { notify } from './notices.ts';

export const storageKey = 'notices';

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
