import { useEffect } from 'react';
import { navigate } from '../../lib/router.ts';
import { adminLinks } from './admin-links.ts';

/** The time after which a `g` no longer counts. */
const pauseMs = 1_500;

/** Calls `onSearch` on Ctrl or Cmd with K. Outside text fields, `g` and a letter open a page. */
export function useAdminKeys(onSearch: () => void): void {
  useEffect(() => {
    let lastGo = -Infinity;
    const follow = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault();
        onSearch();
        return;
      }
      if (ctrlKey || metaKey || altKey || isTyping() || isInDialog()) return;
      const link = adminLinks.find((it) => it.key === key);
      if (link && timeStamp - lastGo < pauseMs) navigate(link.href);
      lastGo = key === 'g' ? timeStamp : -Infinity;
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [onSearch]);
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

function isInDialog(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}
